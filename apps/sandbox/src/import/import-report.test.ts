import { expect, test } from 'vitest';
import { formatReportAsCsv } from './import-report.ts';

test.each(['=HYPERLINK("http://a")', '@SUM(A1)', '+1', '-1', '\tname'])(
  'a refused row named %j is no formula in the report',
  (name) => {
    const csv = formatReportAsCsv([{ line: 5, code: '101', name, reason: 'noIsin', detail: 'no ISIN' }]);
    expect(csv).toContain(`5,"101","'${name.replaceAll('"', '""')}","noIsin","no ISIN"\r\n`);
  },
);
