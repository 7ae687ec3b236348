/**
 * The newest migration of the version that was given out last: its workers go on while this one takes over. It moves on
 * when a version is given out, together with `platform/jobs/payloads-before.txt`, which is written anew when it is not there.
 */
export const newestOfVersionBefore = '0224_special_hours_and_duties_changed.sql';
