/**
 * Seconds before an instant from which orders count as updated since it. A change bears the time at which its call or job began, and is seen only
 * when that has ended: who asks from the last change that it has seen would miss one that began before it and ended after it.
 */
export const updateOverlap = 300;
