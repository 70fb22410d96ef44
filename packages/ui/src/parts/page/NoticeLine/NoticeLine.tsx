import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatNotice, type Notice } from '@folioflow/flows';
import { CircleAlert, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { commonText } from '../../../texts/common-text.ts';
import { useNoticeDeduplication } from './use-notice-deduplication.ts';
import { ownTexts } from '../../../primitives/own-texts.tsx';

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

  /* Actions below the text. */
  > div > :is(div, button) {
    margin-top: var(--space-8);
  }

  /* Shown above the page at the moment; the space is reserved, so that nothing moves when the text appears here. */
  &[data-above] {
    visibility: hidden;
  }
`;

const Words = styled.span`
  &[data-above] {
    visibility: hidden;
  }
`;

const ErrorLine = styled.span`
  display: block;
`;

const Unseen = styled.span`
  visibility: hidden;
`;

/* An empty live region adds no gap to the form. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`;

const isNoticeOfUnknownEffect = ({ kind }: Notice) => kind === 'connectivity' || kind === 'lostAnswer';

/** Returns the text of a notice in the words of an area, or in the common words. */
export const noticeText = (i18n: I18n, notice: Notice, words: Readonly<Record<string, string>> = {}): string =>
  formatNotice(notice, commonText(i18n, words));

export interface NoticeLineProps {
  notice: Notice | null;
  /** Texts of the area, under `notice.<kind>`. */
  words?: Readonly<Record<string, string>> | undefined;
  /** A link, such as to the order list after a lost answer. */
  children?: ReactNode;
}

/** Announces a failure at once, a lost connection politely (D-15). */
const roleOf = (notice: Notice | null) => (notice?.kind === 'connectivity' ? 'status' : 'alert');

/** The reason of a failure inside the form, announced when it appears. Empty without a notice. */
export function NoticeLine({ notice, words, children }: NoticeLineProps) {
  const { i18n } = useLingui();
  const { line, isAbove, isOutdated, wasSpoken } = useNoticeDeduplication(notice);
  // The end of a session by a 003 or 004 is a text of the sign-in page, no alert (C-07).
  if (notice?.kind === 'sessionEnded' && notice.via === 'rule')
    return (
      <InfoLine>
        <ServerText text={noticeText(i18n, notice)} />
      </InfoLine>
    );
  return (
    <Region ref={line} role={wasSpoken ? undefined : roleOf(notice)}>
      {notice !== null && !isOutdated && (
        <Line
          data-tone={isNoticeOfUnknownEffect(notice) ? 'warn' : 'loss'}
          data-legal="warning"
          data-above={(isAbove && notice.kind !== 'lostAnswer') || undefined}
        >
          {notice.kind === 'connectivity' ? <Icon of={WifiOff} /> : <Icon of={CircleAlert} />}
          <div>
            <NoticeMessage notice={notice} words={words} isAbove={isAbove} /> {ownTexts(children)}
          </div>
        </Line>
      )}
    </Region>
  );
}

/** The uncertainty after a lost answer is shown at once; only the server text above the page is not repeated. */
function NoticeMessage({
  notice,
  words,
  isAbove,
}: Pick<NoticeLineProps, 'words'> & { notice: Notice; isAbove: boolean }) {
  const { i18n } = useLingui();
  const whole = noticeText(i18n, notice, words);
  if (notice.errors.length > 1 && !isAbove) return <SeparateErrors errors={notice.errors} whole={whole} />;
  if (notice.kind !== 'lostAnswer' || !isAbove || notice.text === '') return <ServerText text={whole} />;
  return (
    <>
      <Unseen>{notice.text}</Unseen>
      {whole.slice(notice.text.length)}
    </>
  );
}

/** Each error of a failed request on its own line (OM-326), before the uncertainty of a lost answer. */
function SeparateErrors({ errors, whole }: { errors: readonly string[]; whole: string }) {
  const rest = whole.slice(errors.join(' ').length).trim();
  return [...errors, ...(rest === '' ? [] : [rest])].map((text, place) => (
    <ErrorLine key={place}>
      <ServerText text={text} />
    </ErrorLine>
  ));
}

/** The text of a failed load alone, for its error state with a retry. */
export function NoticeText({ notice }: { notice: Notice }) {
  const { line, isAbove, wasSpoken } = useNoticeDeduplication<HTMLSpanElement>(notice);
  return (
    <Words ref={line} role={wasSpoken ? undefined : roleOf(notice)} data-above={isAbove || undefined}>
      <NoticeMessage notice={notice} isAbove={false} />
    </Words>
  );
}

interface InfoLineProps {
  /** Icon, such as a lock. */
  sign?: ReactNode;
  /** `warn`: the user has to act, or money is not moved as expected. */
  tone?: 'info' | 'warn';
  children: ReactNode;
}

/** Information that is shown from the start and is not announced. */
export function InfoLine({ sign = <Icon of={CircleAlert} />, tone = 'info', children }: InfoLineProps) {
  return (
    <Line data-tone={tone} data-legal="warning">
      {sign}
      <div>{children}</div>
    </Line>
  );
}
