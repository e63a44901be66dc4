import type { PageData } from '@/contracts/page-data';
import { checkPageData } from '@/sections/page-content';
import { issueText } from '../../http/translate';
import { validationError } from '../../http/validation';

/** The page as it is stored; VALIDATION names every field that its section type refuses. */
export function checkContent(pageData: PageData): PageData {
  const { page, problems } = checkPageData(pageData);
  if (problems.length === 0) return page;
  throw validationError(
    problems.map(({ path, message, values }) => ({ path, message: issueText(message, values) })),
  );
}
