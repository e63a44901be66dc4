import { Skeleton } from '@/ui/skeleton';
import { TopBar } from '@/ui/top-bar';
import { useText } from '../use-text';

/** The shape of the editor while the website is on its way. */
export function EditorSkeleton() {
  const t = useText();
  return (
    <>
      <TopBar isWide>
        <h1 className="h2">{t('editor.titleEdit')}</h1>
      </TopBar>
      <main id="main" className="wrap editor" aria-busy="true">
        <span className="sr-only" role="status">
          {t('common.loading')}
        </span>
        <div className="editor__left">
          <div className="card card__pad grid gap-5">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-24" />
          </div>
          <div className="card card__pad grid gap-3">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </div>
        <div className="editor__preview card">
          <Skeleton className="h-[650px]" />
        </div>
      </main>
    </>
  );
}
