const REPORT_INTERVAL_MS = 5_000;
const BAR_LENGTH = 30;

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  advance(hasFailed: boolean): void;
  end(): void;
}

const formatSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

/** Shows how many stories are done: a bar in a terminal, otherwise a line every five seconds. */
export function startProgress(total: number, output: Output = process.stdout): Progress {
  const isTerminal = output.isTTY === true;
  const start = performance.now();
  let [done, failed, shownAt] = [0, 0, start];
  const show = () => {
    const seconds = (performance.now() - start) / 1000;
    const left = done === 0 ? '' : `, about ${formatSeconds((seconds / done) * (total - done))} left`;
    const count = `${done} of ${total} stories${failed === 0 ? '' : `, ${failed} failed`}${left}`;
    const filled = total === 0 ? BAR_LENGTH : Math.floor((done / total) * BAR_LENGTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)}`;
    output.write(isTerminal ? `\r\u001B[K${bar} ${count}` : `${count}\n`);
    shownAt = performance.now();
  };
  return {
    advance(hasFailed) {
      done += 1;
      if (hasFailed) failed += 1;
      if (isTerminal || performance.now() - shownAt >= REPORT_INTERVAL_MS) show();
    },
    end() {
      if (isTerminal && total > 0) output.write('\r\u001B[K');
    },
  };
}
