import { useLingui } from '@lingui/react';
import { classificationOf, type HoldingRow } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/index.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  align-items: center;
  color: var(--muted);
  font-size: var(--type-12);
`;

/** Category, folio and state of a holding; the day of a NAV that is older than the others. */
export function HoldingFacts({ row }: { row: HoldingRow }) {
  const { i18n } = useLingui();
  const { category, subCategory, folio, isClosed, isNavOld, nav, navDay } = row;
  const classification = classificationOf(category, subCategory);
  return (
    <Facts>
      {classification !== '' && <span lang="en">{classification}</span>}
      {folio !== '' && <span translate="no">{i18n._('holdings.list.folio', { folio })}</span>}
      {isClosed && <Tag>{i18n._('holdings.list.closed')}</Tag>}
      {isNavOld && navDay !== null && (
        <Tag tone="warn">{i18n._('holdings.list.navDay', { day: formatDay(i18n, navDay) })}</Tag>
      )}
      {!isClosed && nav === null && <Tag tone="warn">{i18n._('holdings.list.noNav')}</Tag>}
    </Facts>
  );
}
