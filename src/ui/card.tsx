import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={classNames('card', className)} />;
}

export function CardHead({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('card__head', className)} />;
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('card__pad', className)} />;
}
