import { CircleAlert, FileUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { getFailureText } from '@/app/lib/failure-text';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '@/core/imports';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useReadFile } from './use-imports';
import { useText } from './use-text';

const MEGABYTE = 1_000_000;
const HELP = ['excel', 'sheets', 'calendar', 'other'] as const;

/** Asks for the file, and says where other systems offer one. */
export function ChooseFile({ websiteId }: { websiteId: number }) {
  const t = useText();
  const reading = useReadFile(websiteId);
  return (
    <Card className="card__pad imports__card" aria-label={t('imports.title')}>
      <p>{t('imports.lead')}</p>
      <p>{t('imports.safe')}</p>
      <FileButton reading={reading} label={t('imports.choose')} isPrimary />
      <p className="sm soft" id="import-bounds">
        {t('imports.bounds', { megabytes: IMPORT_MAX_BYTES / MEGABYTE, rows: IMPORT_MAX_ROWS })}
      </p>
      <FileProblem reading={reading} />
      <details className="imports__fold">
        <summary>{t('imports.help.title')}</summary>
        <ul className="imports__help">
          {HELP.map((name) => (
            <li key={name}>{t.rich(`imports.help.${name}`, { b: renderBold })}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

export const renderBold = (text: ReactNode) => <b>{text}</b>;

type Reading = ReturnType<typeof useReadFile>;

interface FileButtonProps {
  reading: Reading;
  label: string;
  isPrimary?: boolean;
}

/** Opens the device's own choice of files. */
export function FileButton({ reading: { mutate, isPending }, label, isPrimary = false }: FileButtonProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className="justify-self-start"
        variant={isPrimary ? 'primary' : 'default'}
        isPending={isPending}
        pendingText={t('imports.reading')}
        onClick={() => input.current?.click()}
      >
        <FileUp />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.ics,text/csv,text/calendar,text/plain"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // This allows choosing the same file again once it was corrected.
          target.value = '';
          if (file) mutate(file);
        }}
      />
    </>
  );
}

export function FileProblem({ reading: { error, isPending } }: { reading: Reading }) {
  const t = useText();
  if (!error || isPending) return null;
  return (
    <Banner tone="red" icon={<CircleAlert />}>
      {getFailureText(error, t('imports.refused'))}
    </Banner>
  );
}
