import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { NoticeStack, type StackedNotice } from '@folioflow/ui';
import { type ChunkRetryResult, ChunkLoadError, startChunkRetries } from '@folioflow/wiring';
import { createRoot } from 'react-dom/client';

/**
 * Waits for the code of a page that is drawn already and accepts typing. While it cannot be loaded, a notice above the
 * unchanged page offers a reload; the page is never reloaded by itself.
 */
export async function waitForCode(ahead: () => Promise<unknown>): Promise<void> {
  try {
    await ahead();
  } catch (error) {
    if (!(error instanceof ChunkLoadError)) throw error;
    await retryUntilLoaded(error);
  }
}

function retryUntilLoaded(missing: ChunkLoadError): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  return new Promise((resolve) => {
    const handleRetryResult = (news: ChunkRetryResult) => {
      if (news !== 'loaded') {
        showNotice(news);
        return;
      }
      retries.stop();
      root.unmount();
      container.remove();
      resolve();
    };
    const retries = startChunkRetries(missing, handleRetryResult);
    const actions = {
      waiting: { label: i18n._('common.retry'), onPress: () => void retries.retryNow().then(handleRetryResult) },
      reload: { label: i18n._('trouble.reload'), onPress: () => location.reload() },
    };
    const showNotice = (remedy: Exclude<ChunkRetryResult, 'loaded'>) => {
      const notice: StackedNotice =
        remedy === 'waiting'
          ? { id: remedy, kind: 'danger', text: i18n._('common.notice.unreachable'), action: actions.waiting }
          : { id: remedy, kind: 'danger', text: i18n._(`trouble.${remedy}`), action: actions.reload };
      root.render(
        <I18nProvider i18n={i18n}>
          <NoticeStack notices={[notice]} onDismiss={() => root.render(null)} />
        </I18nProvider>,
      );
    };
    showNotice('waiting');
  });
}
