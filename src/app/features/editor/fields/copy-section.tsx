import { copySection } from '@messages';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, SquareArrowOutUpRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useWebsites } from '@/app/entities/website';
import { useShowIfLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { call, createSendWithId } from '@/app/lib/call';
import { getFailureText } from '@/app/lib/failure-text';
import { getPublicAddress } from '@/app/lib/page-facts';
import { createUseText } from '@/app/lib/texts';
import { receiveSection } from '@/contracts/endpoints/websites';
import type { ListedWebsite, SectionCopyInput } from '@/contracts/websites';
import { paths } from '@/core/screen-paths';
import type { KnownSection } from '@/sections/page/definitions';
import { toPageData } from '@/sections/page/page';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SelectField } from '@/ui/select-field';
import { Skeleton } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import { useEditor, useEditorSession } from '../session/editor-session';
import { useFindLockedType } from '../session/plan';
import { getShortSectionName } from '../session/section-name';
import { withFreshItemIds } from '../state/fresh-item-ids';
import { useText as useEditorText } from '../use-text';

const useText = createUseText({ copySection });

/** Offers to copy a section to another website of its owner; shows nothing where the plan would not allow it there. */
export function CopySection({ section }: { section: KnownSection }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const isCreated = useEditor((state) => state.websiteId !== null);
  const findLocked = useFindLockedType();
  if (!isCreated || findLocked(section.type)) return null;
  return (
    <div className="-ml-3">
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <SquareArrowOutUpRight className="icon--sm" aria-hidden="true" />
        {t('copySection.open')}
      </Button>
      {isOpen && <CopyDialog section={section} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

interface CopyDialogProps {
  section: KnownSection;
  onClose: () => void;
}

function CopyDialog({ section, onClose }: CopyDialogProps) {
  const t = useText();
  const editorText = useEditorText();
  const formId = useId();
  const ownId = useEditor((state) => state.websiteId);
  const { data, error } = useWebsites();
  const others = data?.filter(({ id }) => id !== ownId);
  const [chosenId, setChosenId] = useState<number>();
  const target = others?.find(({ id }) => id === chosenId) ?? others?.[0];
  const copying = useCopy(section, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={t('copySection.title')}
      description={getShortSectionName(section, editorText)}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!target}
            isPending={copying.isPending}
            pendingText={t('copySection.pending')}
          >
            {t('copySection.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (target && !copying.isPending) copying.copyTo(target);
        }}
      >
        {copying.failure && (
          <Banner tone="red" icon={<CircleAlert />}>
            {copying.failure}
          </Banner>
        )}
        {error ? (
          <p>{getFailureText(error, t('copySection.unlisted'))}</p>
        ) : !others ? (
          <Skeleton className="block h-16" />
        ) : target ? (
          <>
            <SelectField
              label={t('copySection.website')}
              value={String(target.id)}
              options={others.map(({ id, title, slug }) => ({
                value: String(id),
                label: `${title} (${getPublicAddress(slug)})`,
              }))}
              onChange={({ currentTarget }) => setChosenId(Number(currentTarget.value))}
            />
            <p className="hint">{t('copySection.where')}</p>
          </>
        ) : (
          <p>{t('copySection.only')}</p>
        )}
      </form>
    </Dialog>
  );
}

/** Sends the section in its present state, once however often it is pressed, and leads to the copy. */
function useCopy(section: KnownSection, onDone: () => void) {
  const t = useText();
  const editorText = useEditorText();
  const toast = useToast();
  const navigate = useNavigate();
  const showIfLocked = useShowIfLocked();
  const { store } = useEditorSession();
  const [send] = useState(() =>
    createSendWithId(({ id, ...body }: SectionCopyInput & { id: number }) =>
      call(receiveSection, { params: { id }, body }),
    ),
  );
  const { mutate, error, isPending } = useMutation({ mutationFn: send });
  const copyTo = ({ id, title }: Pick<ListedWebsite, 'id' | 'title'>) => {
    const shown = store.getState().page.sections.find((each) => each.id === section.id) ?? section;
    const [stored] = toPageData({ sections: [withFreshItemIds(shown, Date.now())] }).sections;
    if (!stored) return;
    const { id: _id, order: _order, ...copied } = stored;
    mutate(
      { id, section: copied },
      {
        onSuccess: () => {
          toast({
            title: t('copySection.done', { title }),
            description: t('copySection.waits', { section: getShortSectionName(section, editorText) }),
            button: {
              label: t('copySection.goTo'),
              name: t('copySection.goToNamed', { title }),
              onPress: () => void navigate({ to: paths.editor(id) }),
            },
          });
          onDone();
        },
        onError: (failure) => {
          if (showIfLocked(failure)) onDone();
        },
      },
    );
  };
  return { copyTo, isPending, failure: error && getFailureText(error, t('copySection.failed')) };
}
