import { common } from '@folioflow/flows/words/common';
import { trouble } from '@folioflow/flows/words/trouble';
import { NoticeStack, type StackedNotice } from '@folioflow/ui';
import { type News, NotFetched, pursue } from '@folioflow/wiring';
import { createRoot } from 'react-dom/client';

/**
 * Waits for the code of a page that stands there already and takes typing. While it does not come, a notice says so above
 * the page, which is left as it is: a reload is offered, never made.
 */
export async function arrived(ahead: () => Promise<unknown>): Promise<void> {
  try {
    await ahead();
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    await coming(error);
  }
}

function coming(missing: NotFetched): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const take = (news: News) => {
      if (news !== 'here') {
        say(news);
        return;
      }
      pursuit.stop();
      root.unmount();
      place.remove();
      resolve();
    };
    const pursuit = pursue(missing, take);
    const actions = {
      waiting: { label: common.retry, onPress: () => void pursuit.again().then(take) },
      reload: { label: trouble.reload, onPress: () => location.reload() },
    };
    const say = (remedy: Exclude<News, 'here'>) => {
      const notice: StackedNotice =
        remedy === 'waiting'
          ? { id: remedy, kind: 'danger', text: common['notice.unreachable'], action: actions.waiting }
          : { id: remedy, kind: 'danger', text: trouble[remedy], action: actions.reload };
      root.render(<NoticeStack notices={[notice]} onDismiss={() => root.render(null)} />);
    };
    say('waiting');
  });
}
