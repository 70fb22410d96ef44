import { createContext, use, useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

const Heading = styled.h1`
  scroll-margin-top: calc(var(--top-bar) + var(--space-16));

  /* Focused by script only, so that reading continues here; it is not interactive. */
  &:focus-visible {
    outline: none;
  }
`;

const Lead = styled.p`
  margin-top: var(--space-8);
  color: var(--muted);
  max-width: var(--width-reading);
  text-wrap: balance;

  /* Small enough that a form is visible below two lines. */
  @media (max-width: 30rem) {
    margin-top: var(--space-4);
    font-size: var(--type-14);
    line-height: 1.4;
  }
`;

const ArrivalContext = createContext<RefObject<boolean> | null>(null);

/**
 * Provides the information that a page was shown before: the first load leaves the focus unchanged, every later page
 * moves it. Inside another one it provides the information of that one, so that an app can share it between its frames.
 */
export function HeadingFocus({ children }: { children: ReactNode }) {
  const outer = use(ArrivalContext);
  const arrived = useRef(false);
  return <ArrivalContext value={outer ?? arrived}>{children}</ArrivalContext>;
}

interface PageHeadingProps {
  children: ReactNode;
  /** One sentence below the heading: the current step and the next one. */
  lead?: ReactNode;
  /** Id of the step of a flow on one page; a change moves the focus to the heading. */
  step?: string | undefined;
}

/**
 * Moves the focus to a heading, so that it is spoken, with its lead. A description that remained would be read a second
 * time by a reader that continues with the next line. A heading that already has the focus is not spoken again.
 */
function speakHeading(heading: HTMLElement, lead: string): void {
  heading.blur();
  heading.setAttribute('aria-describedby', lead);
  heading.addEventListener('blur', () => heading.removeAttribute('aria-describedby'), { once: true });
  heading.focus();
}

/** The only `h1` of the page. Inside a shell it is focused whenever a new page or step is shown. */
export function PageHeading({ children, lead, step }: PageHeadingProps) {
  const arrivedRef = use(ArrivalContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const leadId = useId();
  const shown = useRef<{ step: string | undefined } | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = { step };
    const isNewPage = before === null && arrivedRef?.current === true;
    const isNewStep = before !== null && before.step !== step;
    if ((isNewPage || isNewStep) && heading.current !== null) speakHeading(heading.current, leadId);
    if (arrivedRef !== null) arrivedRef.current = true;
  }, [arrivedRef, leadId, step]);
  return (
    <div>
      <Heading ref={heading} tabIndex={-1}>
        {children}
      </Heading>
      {lead !== undefined && <Lead id={leadId}>{lead}</Lead>}
    </div>
  );
}
