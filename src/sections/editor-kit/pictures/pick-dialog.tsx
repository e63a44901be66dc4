import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listPictureSources } from '@/core/image-file';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { keepFocus } from '@/ui/keep-focus';
import { Segmented } from '@/ui/segmented';
import { Spinner } from '@/ui/spinner';
import { type OfferedDrawing, type OwnPictures, usePictureShelf } from '../host';

interface PickDialogProps {
  onPick: (url: string) => void;
  onClose: () => void;
}

/** Shows the pictures of this website's owner, and those that everybody may show. */
export function PickDialog({ onPick, onClose }: PickDialogProps) {
  const t = useTranslations('pictures');
  const { drawings } = usePictureShelf();
  const [kind, setKind] = useState<'own' | 'drawings'>('own');
  const own = useOwnPictures();
  const pick = (url: string) => {
    onPick(url);
    onClose();
  };
  return (
    <Dialog isOpen size="lg" title={t('pickTitle')} closeLabel={t('close')} onClose={onClose}>
      <Segmented
        className="segmented--wide"
        label={t('pickTool')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'own', label: t('own') },
          { value: 'drawings', label: t('ourDrawings') },
        ]}
      />
      {kind === 'own' ? (
        <OwnList {...own} onPick={pick} />
      ) : (
        <DrawingList drawings={drawings} onPick={pick} />
      )}
    </Dialog>
  );
}

interface OwnState {
  urls: readonly string[];
  state: 'unsaved' | 'loading' | 'loading-more' | 'failed' | 'more' | 'all';
  loadMore: () => void;
}

/** Loads the owner's pictures as soon as the dialog is open. */
function useOwnPictures(): OwnState {
  const { listOwn } = usePictureShelf();
  const [pages, setPages] = useState<readonly OwnPictures[]>([]);
  const [isLoading, setIsLoading] = useState(listOwn !== undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const last = pages.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is one more call
  useEffect(() => {
    if (!listOwn) return;
    let isOpen = true;
    setIsLoading(true);
    setHasFailed(false);
    listOwn(last?.next ?? null).then(
      (page) => {
        if (!isOpen) return;
        setPages((before) => [...before, page]);
        setIsLoading(false);
      },
      () => {
        if (!isOpen) return;
        setHasFailed(true);
        setIsLoading(false);
      },
    );
    return () => {
      isOpen = false;
    };
  }, [tries]);

  const urls = [...new Set(pages.flatMap((page) => page.urls))];
  const loadMore = useCallback(() => setTries((count) => count + 1), []);
  if (!listOwn) return { urls, state: 'unsaved', loadMore };
  if (isLoading) return { urls, state: tries === 0 ? 'loading' : 'loading-more', loadMore };
  if (hasFailed) return { urls, state: 'failed', loadMore };
  return { urls, state: last?.next ? 'more' : 'all', loadMore };
}

function OwnList({ urls, state, loadMore, onPick }: OwnState & { onPick: (url: string) => void }) {
  const t = useTranslations('pictures');
  return (
    <>
      {urls.length > 0 && (
        <ul className="picture-shelf">
          {urls.map((url, index) => (
            <li key={url}>
              <Choice url={url} label={t('ownPicture', { number: index + 1 })} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
      {state === 'unsaved' && <p className="soft">{t('ownUnsaved')}</p>}
      {state === 'all' && urls.length === 0 && <p className="soft">{t('ownEmpty')}</p>}
      {state === 'loading' && <Spinner label={t('loading')} />}
      {state === 'failed' && (
        <p className="error" role="alert">
          {t('ownFailed')}
        </p>
      )}
      {(state === 'more' || state === 'failed' || state === 'loading-more') && (
        <Button
          isPending={state === 'loading-more'}
          pendingText={t('loading')}
          onClick={(event) => {
            keepFocus(event.currentTarget);
            loadMore();
          }}
        >
          {t(state === 'failed' ? 'tryAgain' : 'morePictures')}
        </Button>
      )}
    </>
  );
}

interface DrawingListProps {
  drawings: readonly OfferedDrawing[];
  onPick: (url: string) => void;
}

function DrawingList({ drawings, onPick }: DrawingListProps) {
  const trades = [...new Set(drawings.map(({ trade }) => trade))];
  return trades.map((trade) => (
    <section key={trade} className="picture-trade">
      <h3 className="h3">{trade}</h3>
      <ul className="picture-shelf">
        {drawings
          .filter((drawing) => drawing.trade === trade)
          .map(({ url, name }) => (
            <li key={url}>
              <Choice url={url} label={name} isNamed onPick={onPick} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

interface ChoiceProps {
  url: string;
  label: string;
  /** True if a name stands below the picture. */
  isNamed?: boolean;
  onPick: (url: string) => void;
}

function Choice({ url, label, isNamed = false, onPick }: ChoiceProps) {
  const [smallest] = listPictureSources(url);
  return (
    <button type="button" className="picture-shelf__choice" onClick={() => onPick(url)}>
      <img
        src={url}
        srcSet={smallest?.srcSet}
        sizes="160px"
        alt={isNamed ? '' : label}
        loading="lazy"
        decoding="async"
      />
      {isNamed && <span>{label}</span>}
    </button>
  );
}
