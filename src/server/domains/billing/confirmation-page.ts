import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@/core/brand';
import { formatCents } from '@/core/money';
import { text } from '../../http/translate';
import { escapeHtml } from '../../mail/templates/escape-html';

const SHEET = `
@font-face{font-family:Figtree;src:url(/fonts/figtree-latin-5.3.0.woff2) format('woff2');font-weight:300 900;font-display:swap}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#f9faf5;color:#13271c;font:16px/24px Figtree,system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px 24px;background:#fff;border:1px solid #dde2d9;border-radius:16px}
.label{margin:0 0 16px;padding:8px 12px;border-radius:10px;background:#fff4d6;color:#5c4300;font-size:14px;line-height:20px;font-weight:600}
h1{margin:0 0 8px;font-size:26px;line-height:32px}
.lead{margin:0 0 24px;color:#405048}
form{display:grid;gap:12px}
button{min-height:48px;border-radius:12px;border:1px solid #00573a;background:#fff;color:#00573a;font:inherit;font-weight:600;cursor:pointer}
button.main{background:#00573a;color:#fff}
button:focus-visible{outline:3px solid #7fb69d;outline-offset:2px}
`;

/** The SHA-256 of the one sheet, for the page's policy. */
export const CONFIRMATION_STYLE_HASH = createHash('sha256').update(SHEET).digest('base64');

/** Where a test card asks for its owner's word, as a bank would; the buttons lead to `address`. */
export function confirmationPage(amountCents: number, address: string): string {
  const action = (name: string) => escapeHtml(`${address}/${name}`);
  const lead = text('sandbox.confirmLead', { amount: formatCents(amountCents), product: PRODUCT_NAME });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(text('sandbox.confirmTitle'))} · ${PRODUCT_NAME}</title>
<style>${SHEET}</style>
</head>
<body>
<main>
<p class="label">${escapeHtml(text('sandbox.label'))}</p>
<h1>${escapeHtml(text('sandbox.confirmTitle'))}</h1>
<p class="lead">${escapeHtml(lead)}</p>
<form method="post">
<button class="main" formaction="${action('confirm')}">${escapeHtml(text('sandbox.confirm'))}</button>
<button formaction="${action('decline')}">${escapeHtml(text('sandbox.decline'))}</button>
</form>
</main>
</body>
</html>
`;
}
