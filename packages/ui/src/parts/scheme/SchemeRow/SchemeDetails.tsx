import { useLingui } from '@lingui/react';
import type { SchemeCard } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { PlainReturn } from '../SchemeCard/PlainReturn.tsx';
import { returnLabelOf } from '../SchemeCard/scheme-return.ts';
import { Details, Returns } from './scheme-row-look.ts';

export interface SchemeDetailsProps {
  id: string;
  card: SchemeCard;
  /** Actions below the figures. */
  children?: ReactNode;
}

/** The figures that a row leaves out: each period once, of a single amount and of a SIP (DO-048 to DO-051). */
export function SchemeDetails({ id, card, children }: SchemeDetailsProps) {
  const { i18n } = useLingui();
  const { lumpsum, sip, minimumAmount, name, shortName } = card;
  return (
    <Details id={id}>
      {name !== shortName && (
        <p lang="en" translate="no">
          {name}
        </p>
      )}
      <Returns>
        <thead>
          <tr>
            <td />
            <th scope="col">{i18n._('schemes.card.lumpsum')}</th>
            <th scope="col">{i18n._('schemes.card.sip')}</th>
          </tr>
        </thead>
        <tbody>
          {lumpsum.map((each) => {
            const ofSip = sip.find(({ period }) => period.toUpperCase() === each.period);
            return (
              <tr key={each.period}>
                <th scope="row">{returnLabelOf(i18n, each)}</th>
                <td>
                  <PlainReturn returned={each} />
                </td>
                <td>{ofSip && <PlainReturn returned={ofSip} />}</td>
              </tr>
            );
          })}
          {minimumAmount !== null && (
            <tr>
              <th scope="row">{i18n._('schemes.card.minimumLabel')}</th>
              <td colSpan={2}>{formatRupees(minimumAmount)}</td>
            </tr>
          )}
        </tbody>
      </Returns>
      {children !== undefined && <div>{children}</div>}
    </Details>
  );
}
