import { expect, it } from 'vitest';
import { definitions } from '@/sections/page/definitions';
import { type EditorPage, emptyEditorPage } from '../state/editor-state';
import { findLockedChange } from './plan';

const contact = (id: string) => ({ id, order: 0, ...definitions.contact.create((key) => key) });
const page = (...ids: string[]): EditorPage => ({ ...emptyEditorPage, sections: ids.map(contact) });
const state = (now: EditorPage, saved: EditorPage) => ({ page: now, saved: { title: '', page: saved } });
const locked = { feature: 'contact', requiredTier: 'standard' };

it('locks what goes past the plan', () => {
  expect(findLockedChange('free', state(page(), page()), page('contact-1'))).toEqual(locked);
  expect(findLockedChange('standard', state(page(), page()), page('contact-1'))).toBeNull();
});

it('lets come back what is saved', () => {
  expect(findLockedChange('free', state(page(), page('contact-1')), page('contact-1'))).toBeNull();
  expect(findLockedChange('free', state(page(), page('contact-1')), page('contact-2'))).toEqual(locked);
});

it('blames no change for what was there before it', () => {
  const restored = page('contact-1');
  const typed = { ...restored, description: 'Salón' };
  expect(findLockedChange('free', state(restored, page()), typed)).toBeNull();
  expect(findLockedChange('free', state(restored, page()), restored)).toBeNull();
});
