import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { publicAddress } from '@/app/lib/public-address';
import { paths } from '@/app/paths';
import { TextField } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useFreeAddress } from '../session/use-free-address';
import { useText } from '../use-text';

const COPIED_MS = 2000;

/** The website's address: made from the title, never typed. Where somebody else has it, a free one is proposed. */
export function WebsiteAddress({ error }: { error?: string }) {
  const t = useText();
  const slug = useEditor((state) => state.slug);
  const isCreated = useEditor((state) => state.websiteId !== null);
  const dispatch = useEditorDispatch();
  const check = useFreeAddress(slug, isCreated);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const handleCopy = async () => {
    await navigator.clipboard.writeText(new URL(paths.site(slug), window.location.href).href);
    setIsCopied(true);
  };

  const { proposal } = check ?? {};
  const taken = check?.isTaken && (
    <>
      {t('editor.addressTaken')}{' '}
      {proposal && (
        <button type="button" className="link" onClick={() => dispatch({ type: 'set-slug', slug: proposal })}>
          {t('editor.takeAddress', { slug: proposal })}
        </button>
      )}
    </>
  );
  return (
    <TextField
      label={t('editor.address')}
      hint={isCreated ? undefined : t('editor.addressHint')}
      error={taken || error}
      prefix={publicAddress('')}
      value={slug}
      readOnly
      status={
        slug !== '' && (
          <IconButton
            className="-mr-2.5"
            label={isCopied ? t('editor.copied') : t('editor.copy')}
            onClick={() => void handleCopy().catch(() => undefined)}
          >
            {isCopied ? <Check className="is-ok" /> : <Copy />}
          </IconButton>
        )
      }
    />
  );
}
