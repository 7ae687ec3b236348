import { expect, test } from 'vitest';
import { callClassOf } from './call-class.ts';

test.each([
  ['GET', '/health/live', 'health'],
  ['GET', '/health/ready?from=balancer', 'health'],
  ['GET', '/healthy', 'page'],
  ['GET', '/', 'page'],
  ['GET', '/orders?tab=managed', 'page'],
  ['GET', '/assets/index-a1b2.js', 'page'],
  ['GET', '/api/orders?tab=managed', 'read'],
  ['HEAD', '/api/orders/counts', 'read'],
  ['GET', '/api/live', 'read'],
  ['POST', '/api/orders/1/confirm', 'action'],
  ['PUT', '/api/feed', 'action'],
  ['DELETE', '/api/feed', 'action'],
  ['POST', '/api/offer-uploads?type=price_only', 'action'],
  ['POST', '/api/signin', 'sign_in'],
  ['GET', '/api/auth/csrf-token', 'sign_in'],
  ['GET', '/api/marketplace/v1/events', 'machine'],
  ['POST', '/api/marketplace/v1/orders/bulk', 'machine'],
])('OPS-03 %s %s is of the class %s', (method, address, callClass) => {
  expect(callClassOf(method, address)).toBe(callClass);
});
