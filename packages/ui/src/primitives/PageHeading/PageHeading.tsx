import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

const Heading = styled.h1`
  scroll-margin-top: calc(var(--top-bar) + var(--space-16));

  /* Only a script puts the focus here, so that reading goes on from it: there is nothing to operate. */
  &:focus-visible {
    outline: none;
  }
`;

const Lead = styled.p`
  margin-top: var(--space-8);
  color: var(--muted);
  max-width: var(--width-reading);
  text-wrap: balance;

  /* Small enough that two lines of it leave a form where it is seen. */
  @media (max-width: 30rem) {
    margin-top: var(--space-4);
    font-size: var(--type-14);
    line-height: 1.4;
  }
`;

const ArrivalContext = createContext<RefObject<boolean> | null>(null);

/** Remembers that a page was shown before, so that the first load leaves the focus alone and every later page moves it. */
export function HeadingFocus({ children }: { children: ReactNode }) {
  const arrived = useRef(false);
  return <ArrivalContext value={arrived}>{children}</ArrivalContext>;
}

interface PageHeadingProps {
  children: ReactNode;
  /** One sentence below: where the reader is and what comes next. */
  lead?: ReactNode;
  /** Names the step of a flow that stays on one page; a change moves the focus here. */
  step?: string | undefined;
}

/** The page's one `h1`. Inside a shell it takes the focus whenever a new page or step is shown. */
export function PageHeading({ children, lead, step }: PageHeadingProps) {
  const arrivedRef = use(ArrivalContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<{ step: string | undefined } | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = { step };
    const isNewPage = before === null && arrivedRef?.current === true;
    if (isNewPage || (before !== null && before.step !== step)) heading.current?.focus();
    if (arrivedRef !== null) arrivedRef.current = true;
  }, [arrivedRef, step]);
  return (
    <div>
      <Heading ref={heading} tabIndex={-1}>
        {children}
      </Heading>
      {lead !== undefined && <Lead>{lead}</Lead>}
    </div>
  );
}
