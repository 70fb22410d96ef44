import { useLingui } from '@lingui/react';
import { SettledLine } from '../../form/SettledLine/SettledLine.tsx';

interface NomineeLineProps {
  /** Null without a nominee, with a registered declaration. */
  name: string | null;
  canChange: boolean;
  onChange: () => void;
}

/** The settled nominee; the choice with all that DO-285 to DO-299 ask for is behind "Change". */
export function NomineeLine({ name, canChange, onChange }: NomineeLineProps) {
  const { i18n } = useLingui();
  return (
    <SettledLine
      label={i18n._('checkout.nominee.summary')}
      value={name ?? i18n._('checkout.nominee.summary.none')}
      change={{
        text: i18n._('checkout.nominee.change'),
        name: i18n._('checkout.nominee.change.of'),
        isDisabled: !canChange,
        onPress: onChange,
      }}
    />
  );
}
