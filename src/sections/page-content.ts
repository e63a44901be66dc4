import type * as z from 'zod/mini';
import type { PageData, Section } from '@/contracts/page-data';
import { findDefinition } from './registry';

/** A refused field of a page: where in what was sent, which text of the catalogue, and that text's values. */
export interface ContentProblem {
  path: string;
  message: string;
  values?: Record<string, unknown>;
}

/**
 * Checks each section's content by its type and returns the page as it is stored: known content in today's shape,
 * content of unknown types untouched, `order` counted from 0.
 */
export function checkPageData(page: PageData): { page: PageData; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const sentIndex = new Map(page.sections.map(({ id }, index) => [id, index]));
  const sections = upgradePage(page).sections.map((section) => {
    const definition = findDefinition(section.type);
    if (!definition) return section;
    const checked = definition.content.safeParse(section.content);
    if (checked.success) return { ...section, content: checked.data as Section['content'] };
    for (const issue of checked.error.issues) {
      problems.push({
        path: ['pageData', 'sections', sentIndex.get(section.id), 'content', ...issue.path].join('.'),
        message: issue.message,
        values: valuesOf(issue),
      });
    }
    return section;
  });
  return { page: { ...page, sections }, problems };
}

/** A checked page with its sections where they were sent: whoever refuses one of them names that place. */
export function inSentOrder(page: PageData, sent: PageData): PageData {
  const byId = new Map(page.sections.map((section) => [section.id, section]));
  return { ...page, sections: sent.sections.flatMap(({ id }) => byId.get(id) ?? []) };
}

function valuesOf(issue: z.core.$ZodIssue): ContentProblem['values'] {
  if (issue.code === 'too_big') return { max: issue.maximum };
  return issue.code === 'custom' ? issue.params : undefined;
}

/** The page with its sections in order, renumbered from 0, and older content brought to today's shape. */
export function upgradePage(page: PageData): PageData {
  const sections = [...page.sections]
    .sort((a, b) => a.order - b.order)
    .map((section, order) => {
      const upgrade = findDefinition(section.type)?.upgrade;
      return {
        ...section,
        order,
        content: upgrade ? (upgrade(section.content) as Section['content']) : section.content,
      };
    });
  return { ...page, sections };
}
