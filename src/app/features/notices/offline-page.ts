import { locale } from '@messages';

/** Writes the page that an installed application shows without a connection: by itself, since nothing can be loaded then. */
export function offlinePage(texts: { title: string; text: string; retry: string }): string {
  const [title, text, retry] = [texts.title, texts.text, texts.retry].map(escapeText);
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { display: grid; place-content: center; justify-items: center; min-height: 100dvh; margin: 0; padding: 24px;
    background: #f9fbf7; color: #12251c; font: 1rem/1.5 system-ui, sans-serif; text-align: center; box-sizing: border-box; }
  h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.25; }
  p { max-width: 40ch; margin: 0 0 24px; }
  a { padding: 12px 24px; border-radius: 12px; background: #09573b; color: #fff; font-weight: 600; text-decoration: none; }
</style>
<body><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></body>
</html>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
