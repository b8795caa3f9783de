// Stands in for the built renderer under `npm run dev`: Vite renders the page, with the modules as
// they are now.
import { env } from 'cloudflare:workers';

export async function renderPage(page) {
  const answer = await env.RENDER_PAGE.fetch('http://vite/', {
    method: 'POST',
    body: JSON.stringify(page),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
