import { useLingui } from '@lingui/react';
import { NOTICE_SHOWN_LENGTH } from '@folioflow/flows';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { buttonLook } from '../Button/button-look.ts';
import { languageOf } from './language-of.ts';

const Words = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/* Without negative margins the button would be as far from its text as from the next line. */
const More = styled.button`
  ${buttonLook}
  display: block;
`;

export interface ServerTextProps {
  /** The provider's text, of any length. */
  text: string;
}

const truncateText = (text: string) => `${text.slice(0, NOTICE_SHOWN_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** A text of the provider: its beginning, and the rest on request (decision 023). */
export function ServerText({ text }: ServerTextProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [whole, setWhole] = useState<string | null>(null);
  if (text.length <= NOTICE_SHOWN_LENGTH) return <Words lang={languageOf(text)}>{text}</Words>;
  const isWhole = whole === text;
  return (
    <>
      <Words id={id} lang={languageOf(text)}>
        {isWhole ? text : truncateText(text)}
      </Words>
      <More
        type="button"
        data-variant="quiet"
        data-size="small"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(isWhole ? null : text)}
      >
        {i18n._(isWhole ? 'chrome.text.less' : 'chrome.text.all')}
      </More>
    </>
  );
}
