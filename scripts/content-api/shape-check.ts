import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject, pointedTo, type JsonObject } from './openapi.ts';

/** A difference from the contract. */
export interface Fault {
  /** The path of the field, such as `files[2].size`. It is empty if the value itself is wrong. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
}

export type ShapeCheck = (value: unknown) => Fault[];

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date YYYY-MM-DD',
  'date-time': 'a time YYYY-MM-DDThh:mm:ss+05:30',
};
const MOST_CHARACTERS_SHOWN = 80;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MOST_CHARACTERS_SHOWN ? `${text.slice(0, MOST_CHARACTERS_SHOWN)}…` : text;
}

const fieldAt = (pointer: string, last?: string): string =>
  [...pointer.split('/').slice(1), ...(last === undefined ? [] : [last])]
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key, place) => (/^\d+$/.test(key) ? `[${key}]` : place === 0 ? key : `.${key}`))
    .join('');

/** Returns undefined for the largest safe integer: Zod writes this integer into the schema of a number without a limit. */
const limitOf = (limit: unknown): number | undefined =>
  typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;

function numberWords(schema: JsonObject): string {
  const kind = schema.type === 'integer' ? 'a whole number' : 'a number';
  const [least, most] = [limitOf(schema.minimum), limitOf(schema.maximum)];
  if (least !== undefined && most !== undefined) return `${kind} from ${least} to ${most}`;
  return least === undefined ? kind : `${kind} of at least ${least}`;
}

function textWords({ format, pattern, minLength, maxLength }: JsonObject): string {
  if (typeof format === 'string') return FORMATS[format] ?? format;
  if (typeof pattern === 'string') return `text like ${pattern}`;
  if (typeof maxLength === 'number')
    return `text of ${typeof minLength === 'number' ? `${minLength} to` : 'at most'} ${maxLength} characters`;
  return minLength === undefined ? 'text' : 'text that is not empty';
}

/** Says in words what a schema expects. */
function words(document: JsonObject, schema: unknown): string {
  if (!isObject(schema)) return 'something';
  if (typeof schema.$ref === 'string') return words(document, pointedTo(document, schema.$ref.replace(/^.*#/, '')));
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) {
    const kinds = choices.filter((choice) => !isObject(choice) || choice.type !== 'null');
    return kinds.map((choice) => words(document, choice)).join(' or ');
  }
  if ('const' in schema) return shown(schema.const);
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map(String).join(', ')}`;
  const kinds = [schema.type].flat().filter((type) => type !== 'null');
  return kinds
    .map((type) => {
      if (type === 'string') return textWords(schema);
      if (type === 'integer' || type === 'number') return numberWords({ ...schema, type });
      if (type === 'boolean') return 'true or false';
      if (type === 'array') return 'a list';
      if (type !== 'object') return 'something';
      return Array.isArray(schema.required) ? `an object with ${schema.required.join(', ')}` : 'an object';
    })
    .join(' or ');
}

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf';
const isRealChoice = (error: ErrorObject): boolean =>
  isChoice(error) &&
  Array.isArray(error.schema) &&
  error.schema.filter((choice) => isObject(choice) && choice.type !== 'null').length > 1;

/**
 * If a value matches no choice of a schema ("text or number"), Ajv reports an error for every choice. Returns only the useful
 * errors.
 */
function tellingErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(isRealChoice);
  return errors.filter((error) => {
    if (choices.includes(error)) return true;
    if (isChoice(error) || error.parentSchema?.type === 'null') return false;
    return !choices.some(
      ({ instancePath }) => error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`),
    );
  });
}

/** Writes a fault as a sentence: `entry 12, field title: expected text, found nothing`. */
export function sentence({ field, expected, found }: Fault, whose = ''): string {
  const where = [whose, field && `field ${field}`].filter(Boolean).join(', ');
  return `${where}${where && ': '}expected ${expected}, found ${found}`;
}

/** The returned function takes a JSON pointer to a schema and returns its check. Each schema is compiled once. */
export function shapeChecks(document: JsonObject): (pointer: string) => ShapeCheck {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  addFormats(ajv);
  ajv.addSchema(document, 'contract', undefined, false);

  function faultOf({ instancePath, keyword, params, parentSchema, data }: ErrorObject): Fault {
    if (keyword !== 'required') {
      return { field: fieldAt(instancePath), expected: words(document, parentSchema), found: shown(data) };
    }
    const name = String(params.missingProperty);
    const fields: unknown = parentSchema?.properties;
    const expected = words(document, isObject(fields) ? fields[name] : undefined);
    return { field: fieldAt(instancePath, name), expected, found: 'nothing' };
  }

  return (pointer) => {
    const fragment = pointer.split('/').map(encodeURIComponent).join('/');
    const validate = ajv.getSchema(`contract#${fragment}`);
    if (!validate) throw new Error(`The OpenAPI document has no ${pointer}`);
    return (value) => (validate(value) ? [] : tellingErrors(validate.errors ?? []).map(faultOf));
  };
}
