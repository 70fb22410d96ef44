import { type Database } from '../../store/database.ts';
import { type CatalogueRow, type FundPortfolioRow, type NavHistoryRow, type SchemeRow } from './catalogue-tables.ts';

const ID = 'current';
/** Rows of an insert; databases limit the number of values in a statement. */
const ROWS_AT_ONCE = 250;

const emptyCatalogue: CatalogueRow = { id: ID, revision: 0, fingerprint: '' };

/**
 * Reads the revision and fingerprint of the present catalogue. Equal fingerprints mean equal schemes, in any database.
 */
export const readCatalogueState = async (db: Database): Promise<CatalogueRow> =>
  (await db.selectFrom('catalogue').selectAll().where('id', '=', ID).executeTakeFirst()) ?? emptyCatalogue;

/** Hash of 64 bits over many texts, to detect changes; it is not cryptographic. */
const fingerprintOfTexts = (texts: Iterable<string>): string => {
  let one = 0xdead_beef;
  let other = 0x41c6_ce57;
  for (const text of texts) {
    for (let place = 0; place < text.length; place += 1) {
      const unit = text.charCodeAt(place);
      one = Math.imul(one ^ unit, 0x9e37_79b1);
      other = Math.imul(other ^ unit, 0x5f35_6495);
    }
    one ^= one >>> 15;
    other ^= other >>> 13;
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};

/** Published data of schemes that is stored in other tables. */
export interface PublishedData {
  readonly histories: readonly NavHistoryRow[];
  readonly portfolios: readonly FundPortfolioRow[];
}

function* fingerprintTexts(schemes: readonly SchemeRow[], { histories, portfolios }: PublishedData): Iterable<string> {
  for (const scheme of schemes) {
    yield `${scheme.code}|${scheme.position}|${scheme.list_group}|${scheme.is_listed}|`;
    yield scheme.entry;
    yield scheme.nav;
    yield scheme.traits;
  }
  for (const history of histories) yield history.points;
  for (const { portfolio } of portfolios) yield portfolio;
}

/** Replaces all schemes. Runs inside a transaction of the caller. */
export const replaceCatalogue = async (
  db: Database,
  schemes: readonly SchemeRow[],
  published: PublishedData = { histories: [], portfolios: [] },
): Promise<void> => {
  const { revision } = await readCatalogueState(db);
  await db.deleteFrom('schemes').execute();
  await db.deleteFrom('nav_histories').execute();
  await db.deleteFrom('fund_portfolios').execute();
  await db.deleteFrom('catalogue').execute();
  for (let place = 0; place < schemes.length; place += ROWS_AT_ONCE) {
    await db
      .insertInto('schemes')
      .values(schemes.slice(place, place + ROWS_AT_ONCE))
      .execute();
  }
  for (const history of published.histories) await db.insertInto('nav_histories').values(history).execute();
  for (const portfolio of published.portfolios) await db.insertInto('fund_portfolios').values(portfolio).execute();
  const fingerprint = fingerprintOfTexts(fingerprintTexts(schemes, published));
  await db
    .insertInto('catalogue')
    .values({ id: ID, revision: revision + 1, fingerprint })
    .execute();
};
