import { NOTICE_SHOWN_LENGTH } from '@folioflow/flows';
import { chrome } from '@folioflow/flows/words/chrome';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { buttonLook } from '../Button/button-look.ts';

const Words = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/* Inside a line of text a button of its own would stand as far from it as from the next. */
const More = styled.button`
  ${buttonLook}
  display: block;
`;

export interface ServerTextProps {
  /** What the provider says, of any length. */
  text: string;
}

const beginningOf = (text: string) => `${text.slice(0, NOTICE_SHOWN_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** A text of the provider: its beginning, and the rest for whoever asks for it (decision 023). */
export function ServerText({ text }: ServerTextProps) {
  const id = useId();
  const [whole, setWhole] = useState<string | null>(null);
  if (text.length <= NOTICE_SHOWN_LENGTH) return <Words>{text}</Words>;
  const isWhole = whole === text;
  return (
    <>
      <Words id={id}>{isWhole ? text : beginningOf(text)}</Words>
      <More
        type="button"
        data-variant="quiet"
        data-size="small"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(isWhole ? null : text)}
      >
        {chrome[isWhole ? 'text.less' : 'text.all']}
      </More>
    </>
  );
}
