import { useLingui } from '@lingui/react';
import { riskTone } from '../../../format/risk.ts';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { SettledLine } from '../../form/SettledLine/SettledLine.tsx';

/** The risk of the scheme with its documented tag (DO-043 to DO-045). */
export function RiskLine({ risk }: { risk: string }) {
  const { i18n } = useLingui();
  if (risk === '') return null;
  return (
    <SettledLine
      label={i18n._('checkout.risk')}
      value={
        <Tag tone={riskTone(risk)} legal="risk">
          <span lang={languageOf(risk)}>{risk}</span>
        </Tag>
      }
    />
  );
}
