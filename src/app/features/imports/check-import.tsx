import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import type { ImportPreview } from '@/contracts/imports';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { SelectField } from '@/ui/select-field';
import { FileButton, FileProblem, renderBold } from './choose-file';
import { ColumnChoices } from './column-choices';
import { RefusedRows } from './refused-rows';
import { useChooseForImport, useLeaveImport, useReadFile } from './use-imports';
import { useText } from './use-text';
import { useCameText } from './what-came';

interface CheckImportProps {
  websiteId: number;
  preview: ImportPreview;
  onStart: () => void;
}

/** Says what would come in from a file before it does; the button repeats it. */
export function CheckImport({ websiteId, preview, onStart }: CheckImportProps) {
  const t = useText();
  const choose = useChooseForImport(websiteId, preview.id);
  const leave = useLeaveImport(websiteId);
  const reading = useReadFile(websiteId);
  const fields = preview.columns.map(({ field }) => field);
  const isBusy = choose.isPending || leave.isPending || reading.isPending;
  return (
    <Card className="imports__check" aria-labelledby="check-title">
      <div className="card__pad imports__card">
        <div>
          <h2 className="h2" id="check-title">
            {t('imports.check.title')}
          </h2>
          <p className="sm soft wrap-anywhere">{t('imports.check.file', { name: preview.fileName })}</p>
        </div>
        <Numbers preview={preview} />
        <StartButtons
          preview={preview}
          isBusy={isBusy}
          isChecking={choose.isPending}
          onStart={onStart}
          onLeave={() => leave.mutate(preview.id)}
        >
          <FileButton reading={reading} label={t('imports.chooseOther')} />
        </StartButtons>
        <FileProblem reading={reading} />
        {leave.error && !isBusy && (
          <Banner tone="red" icon={<CircleAlert />}>
            {getFailureText(leave.error, t('imports.leaveFailed'))}
          </Banner>
        )}
        {choose.error && !choose.isPending && (
          <Banner tone="red" icon={<CircleAlert />}>
            {getFailureText(choose.error, t('imports.refused'))}
          </Banner>
        )}
      </div>
      {preview.otherBookings > 0 && preview.services.length > 0 && (
        <div className="card__pad imports__part">
          <SelectField
            label={t('imports.service.label')}
            hint={t('imports.service.hint', {
              count: preview.otherBookings,
              names:
                preview.otherServices.length === 0
                  ? ''
                  : t('imports.service.named', { names: preview.otherServices.join(', ') }),
            })}
            className="max-w-[60ch]"
            isPending={isBusy}
            value={preview.service ?? ''}
            options={preview.services.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={({ currentTarget: { value } }) => choose.mutate({ fields, service: value })}
          />
        </div>
      )}
      <RefusedRows rows={preview.refused} count={preview.refusedCount} isCalendar={preview.isCalendar} />
      {!preview.isCalendar && (
        <ColumnChoices
          columns={preview.columns}
          isBusy={isBusy}
          onChoose={(chosen) => choose.mutate({ fields: chosen, service: preview.service })}
        />
      )}
    </Card>
  );
}

function Numbers({ preview }: { preview: ImportPreview }) {
  const t = useText();
  const known = preview.knownCustomers + preview.knownBookings;
  const lines = [
    ['newCustomers', preview.newCustomers],
    ['moreOfCustomers', preview.moreOfCustomers],
    ['comingBookings', preview.comingBookings],
    ['pastBookings', preview.pastBookings],
    ['known', known],
    ['refused', preview.refusedCount],
  ] as const;
  const hasBookings = preview.comingBookings + preview.pastBookings > 0;
  const isEmpty = countRows(preview).customers + countRows(preview).bookings === 0;
  return (
    <>
      <ul className="imports__numbers" aria-live="polite">
        {lines.map(([name, count]) =>
          count > 0 ? (
            <li key={name} className={name === 'refused' ? 'is-refused' : undefined}>
              {t.rich(`imports.check.${name}`, { count, b: renderBold })}
            </li>
          ) : null,
        )}
      </ul>
      {isEmpty && <p>{t('imports.check.nothing')}</p>}
      <p className="sm soft">
        {t('imports.check.mail')}{' '}
        {hasBookings && t('imports.check.oldest', { day: formatDay(preview.oldest, 'date') })}
      </p>
    </>
  );
}

/** Counts the customers and bookings that would come in. */
function countRows(preview: ImportPreview) {
  return {
    customers: preview.newCustomers + preview.moreOfCustomers,
    bookings: preview.comingBookings + preview.pastBookings,
  };
}

interface StartButtonsProps {
  preview: ImportPreview;
  isBusy: boolean;
  isChecking: boolean;
  onStart: () => void;
  onLeave: () => void;
  children: ReactNode;
}

function StartButtons({ preview, isBusy, isChecking, onStart, onLeave, children }: StartButtonsProps) {
  const t = useText();
  const cameText = useCameText();
  const count = countRows(preview);
  const what = cameText(count, 'imports.start.both');
  const isBoth = count.customers > 0 && count.bookings > 0;
  return (
    <div className="imports__buttons">
      {what !== '' && (
        <Button
          variant="primary"
          isPending={isBusy}
          pendingText={isChecking ? t('imports.columns.checking') : undefined}
          onClick={onStart}
        >
          {isBoth ? what : t('imports.start.one', { what })}
        </Button>
      )}
      {children}
      <Button
        variant="quiet"
        isPending={isBusy && !isChecking}
        pendingText={t('imports.leave')}
        onClick={onLeave}
      >
        {t('imports.leave')}
      </Button>
    </div>
  );
}
