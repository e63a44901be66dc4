import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { publicAddress } from '@/app/lib/public-address';
import { paths } from '@/app/paths';
import { TextField } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { useEditor } from '../session/use-editor';
import { useText } from '../use-text';

const COPIED_MS = 2000;

/** The website's address: made from the title, never typed. */
export function WebsiteAddress({ error }: { error?: string }) {
  const t = useText();
  const slug = useEditor((state) => state.slug);
  const isCreated = useEditor((state) => state.websiteId !== null);
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

  return (
    <TextField
      label={t('editor.address')}
      hint={isCreated ? undefined : t('editor.addressHint')}
      error={error}
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
