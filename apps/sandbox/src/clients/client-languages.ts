import { languages, type Language } from '../kit/words/language.ts';
import { type Words } from '../kit/words/en.ts';
import { wordsOf } from '../kit/words/words.ts';
import { type Database } from '../store/database.ts';

/** Language of a client's last request, if it is not the default: a timed message has no request of its own. */
export interface ClientLanguageRow {
  client_id: string;
  language: Language;
}

declare module '../store/tables.ts' {
  interface Tables {
    client_languages: ClientLanguageRow;
  }
}

/** Stores the language of a client's request for later messages. */
export async function storeClientLanguage(db: Database, clientId: string, language: Language): Promise<void> {
  if (language === languages[0]) {
    await db.deleteFrom('client_languages').where('client_id', '=', clientId).execute();
    return;
  }
  await db
    .insertInto('client_languages')
    .values({ client_id: clientId, language })
    .onConflict((known) => known.column('client_id').doUpdateSet({ language }))
    .execute();
}

/** Texts for a client in the language of the last request. */
export async function readClientWords(db: Database, clientId: string): Promise<Words> {
  const row = await db
    .selectFrom('client_languages')
    .select('language')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return wordsOf(row?.language ?? languages[0]);
}
