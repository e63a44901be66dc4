import type { FastifyInstance } from 'fastify';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';

/** PGlite stops answering when it stores JSON some thousand levels deep, so depth is bounded before parsing. */
const MAX_JSON_DEPTH = 32;

/** Accepts application/json only: a form of another site can send text/plain without asking, but not this. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Hands a body on as it came: a signature is over its bytes. Only within `scope`. */
export function acceptRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** Accepts what a button of a page of ours sends, which says nothing. Only within `scope`. */
export function acceptEmptyForms(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 1 } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, _body, done) =>
    done(null, undefined),
  );
}

/** Parses a body; an empty one is undefined. Throws VALIDATION for broken, too deep or unstorable JSON. */
export function parseJson(body: string): unknown {
  if (body === '') return undefined;
  if (isTooDeep(body)) throw new AppError('VALIDATION', phrase('validation.tooDeep'));
  let value: unknown;
  try {
    value = JSON.parse(body, (name, item) => (name === '__proto__' ? undefined : item));
  } catch {
    throw new AppError('VALIDATION', phrase('validation.notJson'));
  }
  if (!isStorable(value)) throw new AppError('VALIDATION', phrase('validation.storable'));
  return value;
}

function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (isInString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [34, 92, 91, 93, 123, 125];

/** Returns true if PostgreSQL can hold every text in it: no NUL and no half of a surrogate pair, in keys as well. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}
