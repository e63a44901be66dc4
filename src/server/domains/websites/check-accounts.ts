import type { PageData } from '@/contracts/page-data';
import { sampleAccountPaths } from '@/templates/sample-account';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';

/** VALIDATION for a page that would be published with a template's sample account: nobody's money may go there. */
export function assertOwnAccounts(page: PageData): void {
  const message = text('validation.sampleAccount');
  const problems = sampleAccountPaths(page).map((path) => ({ path, message }));
  if (problems.length > 0) throw validationError(problems);
}
