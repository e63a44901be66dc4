import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';

/** Refuses what does not exist, or exists for somebody else only. */
export function createNotFoundError(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.notFound'));
}

/** Refuses a website that does not exist, or belongs to somebody else. */
export function createWebsiteNotFoundError(): AppError {
  return new AppError('NOT_FOUND', phrase('failures.websiteNotFound'));
}
