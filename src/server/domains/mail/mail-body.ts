import { BRAND_COLOURS } from '@/core/brand';
import { escapeMarkup } from '@/core/escape-markup';
import type { Locale } from '@/core/locale/locale';

/** A mail says the same in its text and its HTML. Every value is plain text. */
export interface MailBody {
  locale: Locale;
  /** The website speaks to its visitors, the product to its owners. */
  sender: string;
  heading: string;
  lead: string;
  /** A person says this in a mail of the product; `by` introduces them. */
  words?: { by: string; text: string } | undefined;
  /** A fact has a label and a value; facts with an empty value are left out. */
  facts: [label: string, value: string][];
  /** Somebody wrote this; its line breaks stay. */
  quote?: string;
  /** A mail may have a second list of facts, under a heading of its own. */
  more?: { heading: string; lead: string; facts: [label: string, value: string][] } | undefined;
  /** These pictures are attached, and shown in the mail. */
  pictures?: { contentId: string; caption: string }[];
  /** The reader chooses one of these links. */
  choices?: { label: string; url: string }[];
  action?: { label: string; url: string };
  /** A mail may offer a second link, which stands small below the action. */
  aside?: { label: string; url: string };
  /** The mail ends with these words, in small letters. */
  note: string;
}

/** Returns the facts that have a value. */
function keepFilled(facts: MailBody['facts']): MailBody['facts'] {
  return facts.filter(([, value]) => value !== '');
}

/** Renders a mail as plain text. */
export function renderMailText({
  sender,
  heading,
  lead,
  words,
  facts,
  quote,
  more,
  choices,
  action,
  aside,
  note,
}: MailBody): string {
  const blocks = [
    heading,
    lead,
    words && `${words.by}\n${quoteLines(words.text)}`,
    renderFactLines(facts),
    quote && quoteLines(quote),
    more && `${more.heading}\n${more.lead}`,
    more && renderFactLines(more.facts),
    choices?.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    action && `${action.label}: ${action.url}`,
    aside && `${aside.label}: ${aside.url}`,
    `-- \n${sender}\n${note}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const quoteLines = (text: string) => text.replace(/^/gm, '> ');

function renderFactLines(facts: MailBody['facts']): string {
  return keepFilled(facts)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

// Mail programs know neither custom properties nor oklch.
const { paper, surface, sunken, line, ink, inkSoft, leaf700 } = BRAND_COLOURS;
const FONT = "font-family:Figtree,'Segoe UI',-apple-system,Roboto,Helvetica,Arial,sans-serif";
/** A long word or address must not make a phone scroll sideways. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';

/**
 * Renders a mail as HTML: one column that every mail program can show, with inline styles because many drop the others.
 */
export function renderMailHtml({
  locale,
  sender,
  heading,
  lead,
  words,
  facts,
  quote,
  more,
  pictures,
  choices,
  action,
  aside,
  note,
}: MailBody): string {
  const parts = [
    `<p style="margin:0 0 20px;font-size:14px;line-height:20px;font-weight:600;color:${leaf700};${BREAK}">${escapeMarkup(sender)}</p>`,
    `<h1 style="margin:0 0 12px;font-size:24px;line-height:30px;font-weight:700;${BREAK}">${escapeMarkup(heading)}</h1>`,
    `<p style="margin:0 0 24px;font-size:16px;line-height:24px;color:${inkSoft};${BREAK}">${escapeMarkup(lead)}</p>`,
    words &&
      `<p style="margin:0 0 8px;font-size:16px;line-height:24px;color:${inkSoft};${BREAK}">${escapeMarkup(words.by)}</p>
${renderQuote(words.text)}`,
    renderFactTable(facts),
    quote && renderQuote(quote),
    more &&
      `<h2 style="margin:8px 0 8px;font-size:18px;line-height:24px;font-weight:700">${escapeMarkup(more.heading)}</h2>
<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:${inkSoft};${BREAK}">${escapeMarkup(more.lead)}</p>
${renderFactTable(more.facts)}`,
    pictures?.length && renderPictures(pictures),
    choices?.map((choice) => `<div style="margin:0 0 12px">${renderButton(choice)}</div>`).join('\n'),
    action && renderButton(action),
    aside &&
      `<p style="margin:20px 0 0;font-size:14px;line-height:20px"><a href="${escapeMarkup(aside.url)}" style="color:${leaf700}">${escapeMarkup(aside.label)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(heading)}</title>
</head>
<body style="margin:0;padding:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed;${FONT};color:${ink};text-align:left">
<tr><td style="padding:28px 24px;background:${surface};border:1px solid ${line};border-radius:16px">
${parts.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;font-size:13px;line-height:18px;color:${inkSoft};${BREAK}">${escapeMarkup(note)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderFactTable(facts: MailBody['facts']): string {
  const cell = `padding:10px 0;border-top:1px solid ${line};vertical-align:top;font-size:16px;line-height:24px`;
  const rows = keepFilled(facts).map(
    ([label, value]) =>
      `<tr><th scope="row" width="34%" style="${cell};padding-right:12px;font-weight:400;text-align:left;color:${inkSoft}">${escapeMarkup(label)}</th><td style="${cell};font-weight:600;${BREAK}">${renderLines(value)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;margin:0 0 24px;border-bottom:1px solid ${line}">${rows.join('')}</table>`;
}

function renderQuote(quote: string): string {
  return `<div style="margin:0 0 24px;padding:16px;background:${sunken};border-radius:10px;font-size:16px;line-height:24px;${BREAK}">${renderLines(quote)}</div>`;
}

function renderPictures(pictures: NonNullable<MailBody['pictures']>): string {
  const cells = pictures.map(
    ({ contentId, caption }) =>
      `<div style="display:inline-block;margin:0 16px 16px 0;font-size:14px;line-height:20px;color:${inkSoft}"><img src="cid:${escapeMarkup(contentId)}" width="200" height="200" alt="${escapeMarkup(caption)}" style="display:block;margin:0 0 4px;border:0">${escapeMarkup(caption)}</div>`,
  );
  return `<div style="margin:0 0 8px">${cells.join('')}</div>`;
}

function renderButton({ label, url }: NonNullable<MailBody['action']>): string {
  return `<p style="margin:0"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:12px 20px;background:${leaf700};border-radius:10px;font-size:16px;line-height:20px;font-weight:600;color:${surface};text-decoration:none">${escapeMarkup(label)}</a></p>`;
}

function renderLines(text: string): string {
  return escapeMarkup(text).replace(/\r\n|\r|\n/g, '<br>');
}
