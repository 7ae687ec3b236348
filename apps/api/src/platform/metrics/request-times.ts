import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';

const seconds = new Histogram({
  name: 'offizin_http_request_seconds',
  help: 'Time to answer a request, by route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

/** Times every request by its route pattern, never by its path: no id and no query value gets into a metric. */
export function countRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    // A stream is open for hours: its duration has nothing to do with speed.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}
