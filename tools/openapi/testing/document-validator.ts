// The documented entry of Ajv for JSON Schema 2020-12, the dialect of OpenAPI 3.1.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type JsonSchema } from '../json-schema.ts';

/** The text of a file in JSON, which the format `binary` alone accepts. */
const FILE_TEXT = '\0file';

/** Returns a value as JSON; a file is a text that only the format `binary` accepts. */
export const toJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (part instanceof File ? FILE_TEXT : part)));

/** Checks the JSON in a text, which JSON Schema regards as a note. */
function addContentSchema(ajv: Ajv2020): void {
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    compile: (schema: JsonSchema) => {
      const validate = ajv.compile({ ...schema, $ref: `contract${schema.$ref ?? ''}` });
      return (text: string) => {
        try {
          return validate(JSON.parse(text) as unknown);
        } catch {
          return false;
        }
      };
    },
  });
}

/** Returns a function that compiles a component schema of the document. */
export function createDocumentValidator(
  schemas: Readonly<Record<string, JsonSchema>>,
): (component: string) => ValidateFunction {
  const ajv = new Ajv2020({ strictTypes: false, strictTuples: false });
  formats(ajv);
  ajv.addVocabulary(['components']);
  ajv.addFormat('binary', { type: 'string', validate: (text: string) => text === FILE_TEXT });
  addContentSchema(ajv);
  ajv.addSchema({ $id: 'contract', components: { schemas } });
  return (component) => ajv.compile({ $ref: `contract#/components/schemas/${component}` });
}
