import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { askForWebsite, takeAskedWebsite } from './asked-website';

afterEach(() => {
  vi.useRealTimers();
});

function ask(pathname: string): string[] {
  const asked: string[] = [];
  const queryFn = ({ queryKey }: { queryKey: readonly unknown[] }) => {
    asked.push(queryKey.join('/'));
    return {};
  };
  askForWebsite(new QueryClient({ defaultOptions: { queries: { queryFn } } }), pathname);
  return asked;
}

it('asks for the website of the editor that was opened, which takes it once', () => {
  expect(ask('/editor/7')).toEqual(['/api/websites/7']);
  expect(takeAskedWebsite(7)).toBe(true);
  expect(takeAskedWebsite(7)).toBe(false);
});

it('asks for nothing at any other address', () => {
  for (const pathname of ['/', '/editor', '/editor/', '/editor/new', '/editor/07', '/editor/7/x', '/admin/7'])
    expect(ask(pathname)).toEqual([]);
  expect(takeAskedWebsite(7)).toBe(false);
});

it('is nothing for another website', () => {
  ask('/editor/7');
  expect(takeAskedWebsite(8)).toBe(false);
  expect(takeAskedWebsite(7)).toBe(false);
});

it('is no copy for whoever comes to the editor later', () => {
  vi.useFakeTimers();
  ask('/editor/7');
  vi.advanceTimersByTime(10_000);
  expect(takeAskedWebsite(7)).toBe(false);
});
