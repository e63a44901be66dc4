import type { Locale } from '@/core/locale/locale';
import faces from './faces.json';
import type { TemplateName } from './templates';

/** The address of a small picture of a template's page, in a language. */
export function templateFace(name: TemplateName, language: Locale): string {
  return faces[name][language];
}
