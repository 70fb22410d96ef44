import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  ORDER_KINDS,
  ORDER_STAGES,
  type allOrdersFlow,
  type AllOrdersFilter,
  type AllOrdersView,
  type Remote,
} from '@folioflow/flows';
import { ChipList } from '../../../primitives/Chip/Chip.tsx';
import { FilterList } from '../../../primitives/FilterList/FilterList.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ListHeaderLine, OrderCount, RefreshButton } from '../OrderList/list-header-parts.tsx';
import { OrderTabs } from '../OrderList/OrderTabs.tsx';
import { readStageWords } from './stage-words.ts';

const readKindOptions = (i18n: I18n) =>
  ORDER_KINDS.map((value) => ({ value, label: i18n._(`allOrders.kind.${value}`) }));
const readStageOptions = (i18n: I18n) => {
  const labels = readStageWords(i18n);
  return ORDER_STAGES.map((value) => ({ value, label: labels[value] }));
};

const labelsOf = <Value extends string>(
  options: readonly { value: Value; label: string }[],
  chosen: readonly Value[],
) => options.filter(({ value }) => chosen.includes(value)).map(({ value, label }) => ({ key: value, label }));

interface AllOrdersHeaderProps {
  view: AllOrdersView;
  remote: Remote<typeof allOrdersFlow>;
  onReload: () => void;
}

/** The links to the lists, the title and the filter; the title stays visible on a long page. */
export function AllOrdersHeader({ view, remote, onReload }: AllOrdersHeaderProps) {
  const { i18n } = useLingui();
  const changeFilter = (filter: AllOrdersFilter) => remote.send({ type: 'filter.changed', filter });
  const hasFilter = view.screen === 'loaded' && (view.total > 0 || view.search !== '');
  return (
    <Stack gap={16}>
      <OrderTabs current="all" />
      <ListHeaderLine>
        <div>
          <PageHeading>{i18n._('allOrders.title')}</PageHeading>
          <div role="status" data-rests>
            {view.screen === 'loaded' && view.total > 0 && <OrderCount shown={view.rows.length} total={view.total} />}
          </div>
        </div>
        {view.screen === 'loaded' && <RefreshButton isBusy={view.isBusy} onReload={onReload} />}
        {hasFilter && (
          <Row gap={8}>
            <FilterLists filter={view.filter} onChange={changeFilter} />
          </Row>
        )}
        {hasFilter && view.search !== '' && (
          <div data-rests>
            <FilterChips filter={view.filter} onChange={changeFilter} />
          </div>
        )}
      </ListHeaderLine>
    </Stack>
  );
}

interface FilterProps {
  filter: AllOrdersFilter;
  onChange: (filter: AllOrdersFilter) => void;
}

function FilterLists({ filter, onChange }: FilterProps) {
  const { i18n } = useLingui();
  return (
    <>
      <FilterList
        label={i18n._('allOrders.kind')}
        options={readKindOptions(i18n)}
        chosen={filter.kinds}
        onChosenChange={(chosen) => onChange({ ...filter, kinds: ORDER_KINDS.filter((kind) => chosen.includes(kind)) })}
      />
      <FilterList
        label={i18n._('allOrders.status')}
        options={readStageOptions(i18n)}
        chosen={filter.stages}
        onChosenChange={(chosen) =>
          onChange({ ...filter, stages: ORDER_STAGES.filter((stage) => chosen.includes(stage)) })
        }
      />
    </>
  );
}

function FilterChips({ filter, onChange }: FilterProps) {
  const { i18n } = useLingui();
  return (
    <ChipList
      label={i18n._('allOrders.chosen')}
      items={[...labelsOf(readKindOptions(i18n), filter.kinds), ...labelsOf(readStageOptions(i18n), filter.stages)]}
      onRemove={(gone) =>
        onChange({
          kinds: filter.kinds.filter((kind) => kind !== gone),
          stages: filter.stages.filter((stage) => stage !== gone),
        })
      }
      onClear={() => onChange({ kinds: [], stages: [] })}
    />
  );
}
