import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What the api would embed for this visitor, with the cookies that it sets. */
function askApi(api: string, headers: Record<string, string>): Promise<{ data: string; cookies: string[] }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${api}/initial-data`, { headers }, (answer) => {
      let data = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        data += chunk;
      });
      answer.on('end', () => resolve({ data, cookies: answer.headers['set-cookie'] ?? [] }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

function fill(html: string, json: string): string {
  const { locale, brand } = JSON.parse(json) as { locale: string; brand: string };
  return html
    .replaceAll('%LANG%', locale.replace('_', '-'))
    .replaceAll('%BRAND%', brand)
    .replaceAll('%TITLE%', brand)
    .replace('<!--initial-data-->', () => json.replaceAll('<', '\\u003c'));
}

/** In development Vite serves the page: this fills it as the api fills the built one. */
export function embeddedInitialData(api: string): Plugin {
  return {
    name: 'embedded-initial-data',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((incoming, outgoing, next) => {
        if (!incoming.headers.accept?.includes('text/html')) return next();
        const answer = async () => {
          const { data, cookies } = await askApi(api, {
            host: incoming.headers.host ?? '',
            cookie: incoming.headers.cookie ?? '',
          });
          const template = await readFile(path.join(server.config.root, 'index.html'), 'utf8');
          const html = await server.transformIndexHtml(incoming.url ?? '/', template);
          outgoing.setHeader('content-type', 'text/html; charset=utf-8');
          if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
          outgoing.end(fill(html, data));
        };
        answer().catch(next);
      });
    },
  };
}
