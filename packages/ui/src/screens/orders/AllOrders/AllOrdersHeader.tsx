import {
  ORDER_KINDS,
  ORDER_STAGES,
  type allOrdersFlow,
  type AllOrdersFilter,
  type AllOrdersView,
  type Remote,
} from '@folioflow/flows';
import { allOrders as words } from '@folioflow/flows/words/all-orders';
import { ChipList } from '../../../primitives/Chip/Chip.tsx';
import { FilterList } from '../../../primitives/FilterList/FilterList.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ListHeaderLine, OrderCount, RefreshButton } from '../OrderList/list-header-parts.tsx';
import { OrderTabs } from '../OrderList/OrderTabs.tsx';
import { readStageWords } from './stage-words.ts';

const readKindOptions = () => ORDER_KINDS.map((value) => ({ value, label: words[`kind.${value}`] }));
const readStageOptions = () => {
  const labels = readStageWords();
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
  const changeFilter = (filter: AllOrdersFilter) => remote.send({ type: 'filter.changed', filter });
  const hasFilter = view.screen === 'loaded' && (view.total > 0 || view.search !== '');
  return (
    <Stack gap={16}>
      <OrderTabs current="all" />
      <ListHeaderLine>
        <div>
          <PageHeading>{words.title}</PageHeading>
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
  return (
    <>
      <FilterList
        label={words.kind}
        options={readKindOptions()}
        chosen={filter.kinds}
        onChosenChange={(chosen) => onChange({ ...filter, kinds: ORDER_KINDS.filter((kind) => chosen.includes(kind)) })}
      />
      <FilterList
        label={words.status}
        options={readStageOptions()}
        chosen={filter.stages}
        onChosenChange={(chosen) =>
          onChange({ ...filter, stages: ORDER_STAGES.filter((stage) => chosen.includes(stage)) })
        }
      />
    </>
  );
}

function FilterChips({ filter, onChange }: FilterProps) {
  return (
    <ChipList
      label={words.chosen}
      items={[...labelsOf(readKindOptions(), filter.kinds), ...labelsOf(readStageOptions(), filter.stages)]}
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
