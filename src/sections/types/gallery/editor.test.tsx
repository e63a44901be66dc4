import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import { PictureUploadsContext, SectionPlanContext } from '../../editor-kit/host';
import { RemovalContext } from '../../editor-kit/removal';
import { editor } from './editor';

const plan = {
  tier: 'free' as const,
  canAdd: () => true,
  planToBuy: () => 'standard' as const,
  showLocked: () => {},
};

/** Draws an empty gallery as its owner sees it when the plan allows this many more pictures. */
function draw(room: number): string {
  const uploads = {
    subscribe: () => () => {},
    list: () => none,
    start: () => {},
    cancel: () => {},
    retry: () => {},
    galleryRoom: () => room,
  };
  const section = { id: 'gallery-1', type: 'gallery' as const, title: '', content: { images: [] }, order: 0 };
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={en}>
      <PictureUploadsContext value={uploads}>
        <SectionPlanContext value={plan}>
          <RemovalContext value={() => {}}>
            {editor.render({
              id: section.id,
              title: '',
              section,
              errors: {},
              onTitleChange: () => {},
              onChange: () => {},
              onUpload: () => {},
            })}
          </RemovalContext>
        </SectionPlanContext>
      </PictureUploadsContext>
    </IntlProvider>,
  );
}
const none: never[] = [];

it('invites to choose pictures only where the plan has room for one', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(draw(1)).toContain('No pictures yet.');
  expect(draw(1)).not.toContain('Your plan allows');
  expect(draw(0)).not.toContain('No pictures yet.');
  expect(draw(0)).toContain('Your plan allows 3 pictures in galleries.');
});
