import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRAND_COLOURS, PRODUCT_NAME } from '@/core/brand';
import { MINUTE_MS } from '@/core/dates';
import { escapeMarkup } from '@/core/escape-markup';
import type { Locale } from '@/core/locale/locale';
import type { Deps } from './deps';
import { preparePage, sendPage } from './page-cache';
import { createContentSecurityPolicy } from './security-headers';

const allow = (max: number) => ({
  config: { access: 'page' as const, rateLimit: { max, timeWindow: 10 * MINUTE_MS } },
  schema: { hide: true },
});

/** Says how often one network may call a route of small pages within ten minutes. */
export const smallPageRoute = {
  look: allow(120),
  /** A press changes something and may send mails. */
  press: allow(10),
  /** A page that asks one thing is opened as often as it is answered. */
  visit: allow(60),
};

const colours = BRAND_COLOURS;

const FIGTREE = { family: 'Figtree', weights: '300 900' };
const BRICOLAGE = { family: 'Bricolage', weights: '600 800' };
const EXTENDED = 'U+0100-02FF';
const CENTRAL =
  'U+102-107,U+10C-10F,U+118-11B,U+139-13E,U+141-144,U+147-148,U+150-151,U+154-155,U+158-15B,U+160-161,U+164-165,U+16E-171,U+179-17E';

/** Small pages load the product's faces, with fewer ranges than `src/ui/styles/fonts.css` has. */
const FACES = [
  { ...FIGTREE, file: 'figtree-latin-5.3.0' },
  { ...FIGTREE, file: 'figtree-latin-ext-5.3.0', range: EXTENDED },
  { ...FIGTREE, file: 'figtree-central-1', range: CENTRAL },
  { ...BRICOLAGE, file: 'bricolage-grotesque-700-latin-5.3.0' },
  { ...BRICOLAGE, file: 'bricolage-grotesque-700-latin-ext-5.3.0', range: EXTENDED },
  { ...BRICOLAGE, file: 'bricolage-grotesque-700-central-1', range: CENTRAL },
];

const renderFace = ({ family, weights, file, range }: (typeof FACES)[number] & { range?: string }) =>
  `@font-face{font-family:${family};src:url(/fonts/${file}.woff2) format('woff2');font-weight:${weights};font-display:swap${range ? `;unicode-range:${range}` : ''}}`;

const SHEET = `
${FACES.map(renderFace).join('\n')}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:${colours.paper};color:${colours.ink};font:16px/24px Figtree,system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px 24px;background:${colours.surface};border:1px solid ${colours.line};border-radius:16px;overflow-wrap:anywhere}
.label{margin:0 0 16px;padding:8px 12px;border-radius:10px;background:${colours.amberBg};color:${colours.amber};font-size:14px;line-height:20px;font-weight:600}
main>:last-child{margin-bottom:0}
.mark{display:block;width:48px;height:48px;margin:0 0 16px;padding:12px;border-radius:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.mark.done{background:${colours.greenBg};color:${colours.green}}
.mark.stopped{background:${colours.amberBg};color:${colours.amber}}
.site{margin:0 0 4px;color:${colours.inkSoft};font-weight:600}
h1{margin:0 0 8px;font:700 26px/32px Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.02em;text-wrap:balance}
.lead{margin:0 0 24px;color:${colours.inkSoft};text-wrap:pretty}
dl{display:grid;gap:8px;margin:0 0 24px;padding:16px;border-radius:10px;background:${colours.sunken}}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px}
blockquote{margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${colours.line};white-space:pre-line}
dt{color:${colours.inkSoft}}
dd{margin:0;font-weight:600}
form{display:grid;gap:12px}
button,.button{display:grid;place-items:center;min-height:48px;padding:8px 16px;border-radius:10px;border:1px solid ${colours.leaf700};background:${colours.surface};color:${colours.leaf700};font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:${colours.leaf50}}
.main{background:${colours.leaf700};color:${colours.surface}}
.main:hover{background:${colours.leaf600}}
h2{margin:0 0 8px;font-size:16px;line-height:24px}
.options{display:grid;grid-template-columns:repeat(auto-fill,minmax(88px,1fr));gap:8px;margin:0 0 24px}
.options .button{font-variant-numeric:tabular-nums}
.links{display:grid;gap:12px;margin:0}
section .links{margin:0 0 24px}
form+.links{margin-top:12px}
button:focus-visible,.button:focus-visible{outline:3px solid ${colours.focus};outline-offset:2px}
`;

/** The content policy of small pages allows their one sheet by this hash. */
export const SMALL_PAGE_STYLE_HASH = createHash('sha256').update(SHEET).digest('base64');

/** A mark shows what became of a request; the paths are drawn in a square of 24 units. */
const MARKS = { done: 'M5 12.5l4.5 4.5L19 7.5', stopped: 'M12 6v7M12 17.5v.5' };

interface SmallPage {
  locale: Locale;
  title: string;
  /** Shows what became of the request; a page that still asks has none. */
  mark?: keyof typeof MARKS;
  /** The page speaks for the website of this name. */
  site?: string;
  /** Stands above the title. */
  label?: string;
  lead: string;
  facts?: [label: string, value: string][];
  /** Somebody wrote this; its line breaks stay. */
  quote?: string;
  /** Each button sends an empty form, to the page's own address where it names none. */
  buttons?: { label: string; isMain?: boolean; address?: string }[];
  /** Links to other pages stand one below the other. */
  links?: SmallPageLink[];
  /** The visitor chooses one of these links, which stand in groups under a heading. */
  choices?: { heading: string; options: SmallPageLink[]; areLong?: boolean }[];
}

interface SmallPageLink {
  label: string;
  address: string;
  isMain?: boolean;
}

function renderLink({ label, address, isMain }: SmallPageLink): string {
  return `<a class="button${isMain ? ' main' : ''}" href="${escapeMarkup(address)}">${escapeMarkup(label)}</a>`;
}

/** Renders a page of the product that says one thing and needs no script: a title, a few words and what can be done. */
export function renderSmallPage(page: SmallPage): string {
  const {
    locale,
    title,
    mark,
    site,
    label,
    lead,
    facts = [],
    quote,
    buttons = [],
    links = [],
    choices = [],
  } = page;
  const rows = facts.filter(([, value]) => value !== '');
  const list = rows.map(
    ([name, value]) => `<div><dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd></div>`,
  );
  const presses = buttons.map(
    ({ label: name, isMain, address }) =>
      `<button${isMain ? ' class="main"' : ''}${address ? ` formaction="${escapeMarkup(address)}"` : ''}>${escapeMarkup(name)}</button>`,
  );
  const parts = [
    label && `<p class="label">${escapeMarkup(label)}</p>`,
    mark &&
      `<svg class="mark ${mark}" viewBox="0 0 24 24" aria-hidden="true"><path d="${MARKS[mark]}"/></svg>`,
    site && `<p class="site">${escapeMarkup(site)}</p>`,
    `<h1>${escapeMarkup(title)}</h1>`,
    `<p class="lead">${escapeMarkup(lead)}</p>`,
    list.length > 0 && `<dl>${list.join('')}</dl>`,
    quote && `<blockquote>${escapeMarkup(quote)}</blockquote>`,
    presses.length > 0 && `<form method="post">\n${presses.join('\n')}\n</form>`,
    ...choices.map(
      ({ heading, options, areLong }) =>
        `<section><h2>${escapeMarkup(heading)}</h2><p class="${areLong ? 'links' : 'options'}">${options.map(renderLink).join('\n')}</p></section>`,
    ),
    links.length > 0 && `<p class="links">${links.map(renderLink).join('\n')}</p>`,
  ];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} · ${PRODUCT_NAME}</title>
<style>${SHEET}</style>
</head>
<body>
<main>
${parts.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
}

/** A page is answered with this status. */
export interface AnsweredPage {
  html: string;
  status: number;
}

/** Answers with a small page that no cache and no search engine keeps. */
export async function sendSmallPage(
  { config }: Pick<Deps, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { html, status }: AnsweredPage,
): Promise<FastifyReply> {
  const page = await preparePage(html, createContentSecurityPolicy(config, SMALL_PAGE_STYLE_HASH));
  return sendPage(request, reply.code(status).header('x-robots-tag', 'noindex'), page, 'private, no-store');
}

/** Accepts the empty form that a button of a small page sends, on the routes of `scope` only. */
export function acceptEmptyForms(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 1 } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, _body, done) =>
    done(null, undefined),
  );
}
