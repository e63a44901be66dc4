import type { PageData } from '@/contracts/page-data';
import { AppError } from '@/core/app-error';
import { checkPage, findSizeProblem } from '@/sections/page/check-page';
import type { Page } from '@/sections/page/page';
import { issueText } from '../../kernel/text';
import { validationError } from '../../kernel/validation';

/** Parses a page that is to be saved; VALIDATION names every field that its section type refuses. */
export function checkContent(pageData: PageData): Page {
  const { page, problems } = checkPage(pageData);
  if (problems.length === 0) return page;
  throw validationError(
    problems.map(({ path, message, values }) => ({ path, message: issueText(message, values) })),
  );
}

/** TOO_LARGE where a whole page holds more than pages may, and more than what is stored of it. */
export function assertPageSize(pageData: PageData, stored: readonly PageData[] = []): void {
  const problem = findSizeProblem(pageData, stored);
  if (!problem) return;
  const message = issueText(problem.message, problem.values);
  throw new AppError('TOO_LARGE', message, {
    field: problem.path,
    fields: [{ path: problem.path, message }],
  });
}
