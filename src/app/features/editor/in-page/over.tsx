import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createListeners } from '@/core/listeners';
import { classNames } from '@/ui/class-names';

/** The ground is the edited page; the parts that lie over it are told when something in it may have moved. */
export interface PageGround {
  pageRef: RefObject<HTMLDivElement | null>;
  /** Calls back after the page has changed its size. */
  subscribe: (listener: () => void) => () => void;
}

export const PageGroundContext = createContext<PageGround | null>(null);

export function usePageGround(): PageGround {
  const ground = use(PageGroundContext);
  if (!ground) throw new Error('This part needs PageGroundContext above it');
  return ground;
}

/** Watches the size of a page for all parts that lie over it. */
export function useNewPageGround(): PageGround {
  const pageRef = useRef<HTMLDivElement>(null);
  const [{ subscribe, notify }] = useState(createListeners);
  useEffect(() => {
    if (!pageRef.current) return;
    const observer = new ResizeObserver(notify);
    observer.observe(pageRef.current);
    return () => observer.disconnect();
  }, [notify]);
  const [ground] = useState<PageGround>(() => ({ pageRef, subscribe }));
  return ground;
}

interface OverProps {
  /** Returns the element of the page to lie over; if there is none, the part stays where it was. */
  find: (page: HTMLElement) => HTMLElement | null;
  /** Is called with that element each time the part was placed over it. */
  onPlaced?: (element: HTMLElement, over: HTMLElement) => void;
  className: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** Lies over an element of the page, as large as the element, and follows it. */
export function Over({ find, onPlaced, className, style, children }: OverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { pageRef, subscribe } = usePageGround();
  // This runs after every rendering, because a typed letter may have moved the element.
  useLayoutEffect(() => {
    const place = () => {
      const over = ref.current;
      const page = pageRef.current;
      const element = page && find(page);
      if (!over || !page || !element) return;
      const ground = page.getBoundingClientRect();
      const { left, top, width, height } = element.getBoundingClientRect();
      over.style.left = `${left - ground.left}px`;
      over.style.top = `${top - ground.top}px`;
      over.style.width = `${width}px`;
      over.style.height = `${height}px`;
      onPlaced?.(element, over);
    };
    place();
    return subscribe(place);
  });
  return (
    <div ref={ref} className={classNames('in-page__over', className)} style={style}>
      {children}
    </div>
  );
}
