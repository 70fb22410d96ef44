import type { Notice } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { CircleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { icon } from '../../primitives/icon.ts';
import { ServerText } from '../../primitives/ServerText/ServerText.tsx';

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
  return (
    <Region role={notice?.kind === 'connectivity' ? 'status' : 'alert'}>
      {notice !== null && (
        <Line data-tone={isUncertain(notice) ? 'warn' : 'loss'}>
          {notice.kind === 'connectivity' ? <WifiOff {...icon} /> : <CircleAlert {...icon} />}
          <div>
            <ServerText text={noticeText(notice, words)} /> {children}
          </div>
        </Line>
      )}
    </Region>
  );
}

interface InfoLineProps {
  /** A sign of its own, such as a lock. */
  sign?: ReactNode;
  children: ReactNode;
}

/** Something to know before going on; it stands there from the start, and is no news. */
export function InfoLine({ sign = <CircleAlert {...icon} />, children }: InfoLineProps) {
  return (
    <Line data-tone="info">
      {sign}
      <div>{children}</div>
    </Line>
  );
}
