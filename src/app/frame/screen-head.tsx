import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { getButtonClass } from '@/ui/button';

interface ScreenHeadProps {
  /** The link above the title leads to this screen. */
  backTo: string;
  back: string;
  title: string;
  /** It stands below the title. */
  lead?: ReactNode;
}

/** Begins a screen that another one leads to: the way back, and the title. */
export function ScreenHead({ backTo, back, title, lead }: ScreenHeadProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <Link to={backTo} className={`${getButtonClass({ variant: 'quiet' })} -ml-4`}>
        <ArrowLeft />
        {back}
      </Link>
      <h1 className="h1" tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="soft">{lead}</p>}
    </div>
  );
}
