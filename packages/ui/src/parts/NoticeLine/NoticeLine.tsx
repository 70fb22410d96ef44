import type { Notice } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { CircleAlert, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ServerText } from '../../primitives/ServerText/ServerText.tsx';
import { useSaidOnce } from './use-said-once.ts';

const Line = styled.div`
  display: flex;
  gap: var(--space-12);
  padding: var(--space-12) var(--gutter);
  border-radius: var(--radius-control);
  background: var(--tone-soft);
  color: var(--ink);
  font-size: var(--type-14);

  > svg {
    flex: none;
    margin-top: 1px;
    color: var(--tone);
  }

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* Said above the page at this moment; its room stays, so that nothing moves when it comes here. */
  &[data-above] {
    visibility: hidden;
  }
`;

const Words = styled.span`
  &[data-above] {
    visibility: hidden;
  }
`;

const Unseen = styled.span`
  visibility: hidden;
`;

/* The empty live region leaves no gap in the form. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`;

const isUncertain = ({ kind }: Notice) => kind === 'connectivity' || kind === 'lostAnswer';

/** What a notice says: the server's own text, else the words of its kind. A lost answer always says so first. */
export function noticeText({ kind, text }: Notice, words: Readonly<Record<string, string>> = {}): string {
  const known: Readonly<Record<string, string>> = { ...common, ...words };
  const own = known[`notice.${kind}`] ?? common['error.unexpected'];
  if (kind === 'lostAnswer') return text === '' ? own : `${text} ${own}`;
  return text === '' ? own : text;
}

export interface NoticeLineProps {
  notice: Notice | null;
  /** The area's own words, under `notice.<kind>`. */
  words?: Readonly<Record<string, string>> | undefined;
  /** A way on, such as a link to the order list after a lost answer. */
  children?: ReactNode;
}

/** Says inside the form why it was not accepted; read out when it appears, a lost connection politely (D-15). Empty without a notice. */
export function NoticeLine({ notice, words, children }: NoticeLineProps) {
  const { line, isAbove, isOutdated } = useSaidOnce(notice);
  return (
    <Region ref={line} role={notice?.kind === 'connectivity' ? 'status' : 'alert'}>
      {notice !== null && !isOutdated && (
        <Line
          data-tone={isUncertain(notice) ? 'warn' : 'loss'}
          data-above={(isAbove && notice.kind !== 'lostAnswer') || undefined}
        >
          {notice.kind === 'connectivity' ? <Icon of={WifiOff} /> : <Icon of={CircleAlert} />}
          <div>
            <NoticeWords notice={notice} words={words} isAbove={isAbove} /> {children}
          </div>
        </Line>
      )}
    </Region>
  );
}

/** That nobody knows what came of it is said from the first moment on; only the words above are not said again. */
function NoticeWords({
  notice,
  words,
  isAbove,
}: Pick<NoticeLineProps, 'words'> & { notice: Notice; isAbove: boolean }) {
  const whole = noticeText(notice, words);
  if (notice.kind !== 'lostAnswer' || !isAbove || notice.text === '') return <ServerText text={whole} />;
  return (
    <>
      <Unseen>{notice.text}</Unseen>
      {whole.slice(notice.text.length)}
    </>
  );
}

/** The words alone, for what has its own place: what could not be loaded. */
export function NoticeText({ notice }: { notice: Notice }) {
  const { line, isAbove } = useSaidOnce<HTMLSpanElement>(notice);
  return (
    <Words ref={line} role={notice.kind === 'connectivity' ? 'status' : 'alert'} data-above={isAbove || undefined}>
      <ServerText text={noticeText(notice)} />
    </Words>
  );
}

interface InfoLineProps {
  /** A sign of its own, such as a lock. */
  sign?: ReactNode;
  /** `warn`: it asks for something, or money will not go its way. */
  tone?: 'info' | 'warn';
  children: ReactNode;
}

/** Something to know before going on; it stands there from the start, and is no news. */
export function InfoLine({ sign = <Icon of={CircleAlert} />, tone = 'info', children }: InfoLineProps) {
  return (
    <Line data-tone={tone}>
      {sign}
      <div>{children}</div>
    </Line>
  );
}
