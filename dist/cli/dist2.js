import { i as esm_default } from "./esm3.js";
import { _ as init__left_out, i as CronExpressionParser, s as RRuleTemporal } from "./_left-out2.js";
import { G as ROOT_CONTEXT, I as defaultTextMapGetter, L as defaultTextMapSetter, a as trace, f as context, g as SpanStatusCode, l as metrics, r as init_esm, s as propagation, v as SpanKind } from "./esm.js";
import os from "node:os";
import { setImmediate as setImmediate$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import EventEmitter$1 from "node:events";
import assert, { AssertionError, notStrictEqual } from "node:assert";
import { readFile } from "node:fs/promises";
import { monitorEventLoopDelay, performance as performance$1 } from "node:perf_hooks";
import v8 from "node:v8";
// node_modules/pg-boss/dist/tools.js
function unwrapSQLResult(e){if(Array.isArray(e)){if(e.every(e=>Array.isArray(e?.rows)))return{rows:e.flatMap(e=>e.rows)};if(e.every(e=>Array.isArray(e)))return{rows:e.flat()};return{rows:e}}return e}
function delay(e,t){const n=new AbortController;const r=new Promise((r,i)=>{setTimeout$1(e,null,{signal:n.signal}).then(()=>t?i(new Error(t)):r()).catch(()=>r())});r.abort=()=>{if(!n.signal.aborted)n.abort()};return r}
function clockDelay(e,t,n,r){const i=r||new AbortController;const a=new Promise((r,a)=>{const o=e.setTimeout(()=>{i.signal.removeEventListener(`abort`,onAbort);if(n)a(new Error(n));else r()},t);const onAbort=()=>{e.clearTimeout(o);r()};if(i.signal.aborted)onAbort();else i.signal.addEventListener(`abort`,onAbort,{once:true})});a.abort=()=>{if(!i.signal.aborted)i.abort()};return a}
async function resolveWithinSeconds(e,t,n,r,i){const a=clockDelay(e,Math.max(1,n)*1e3,r,i);let o;try{o=await Promise.race([t,a])}finally{a.abort()}return o}
const REDUNDANTLY_QUOTED_SCHEMA_REGEX=/^"[a-z_][a-z0-9_]*"$/;
const isQuoted=e=>e.startsWith(`"`)&&e.endsWith(`"`)&&e.length>1;
function resolveSchemaName(e){return isQuoted(e)?e.slice(1,-1):e.toLowerCase()}
function normalizeSchemaName(e){return REDUNDANTLY_QUOTED_SCHEMA_REGEX.test(e)?e.slice(1,-1):e}
// node_modules/pg-boss/dist/drifter.js
const SINGLE_QUOTE_REGEX$1=/'/g;
function extractIndexKeyList(e){const t=e.indexOf(`(`);if(t===-1)return null;let n=0;for(let r=t;r<e.length;r++)if(e[r]===`(`)n++;else if(e[r]===`)`&&--n===0)return e.slice(t+1,r);return null}
const CAST_REGEX=/::(?:[a-z_][a-z0-9_$]*\.)?[a-z_][a-z0-9_$]*(?:\[\])?/g;
function normalizeKeyList(e){return e.toLowerCase().replace(/"/g,``).replace(/\s+/g,``).replace(CAST_REGEX,``)}
function extractIndexIncludeList(e){const t=extractIndexKeyList(e);if(t===null)return null;const n=e.indexOf(`(`)+t.length+2;const r=e.slice(n).match(/^\s*INCLUDE\s*\(/i);if(!r)return null;const i=n+r[0].length-1;let a=0;for(let t=i;t<e.length;t++)if(e[t]===`(`)a++;else if(e[t]===`)`&&--a===0)return e.slice(i+1,t);return null}
function normalizeIncludeList(e){return normalizeKeyList(e).split(`,`).filter(Boolean).sort().join(`,`)}
function indexIncludeRaw(e){const t=extractIndexIncludeList(e);return t===null?``:t.replace(CAST_REGEX,``).replace(/\s+/g,` `).trim()}
function extractPredicate(e){const t=e.match(/\bWHERE\b/i);return t?e.slice(t.index+t[0].length):``}
function normalizePredicate(e){return stripOuterParens(e.toLowerCase().replace(/"/g,``).replace(CAST_REGEX,``).replace(/=\s*any\s*\(\s*array\s*\[([^\]]*)\]\s*\)/g,`in ($1)`)).replace(/\s+/g,``)}
function indexKeysRaw(e){const t=extractIndexKeyList(e);return t===null?``:t.replace(CAST_REGEX,``).replace(/\s+/g,` `).trim()}
function indexPredicateRaw(e){return stripOuterParens(extractPredicate(e).replace(CAST_REGEX,``).replace(/\s+/g,` `).trim())}
function outerParensWrapWhole(e){if(e[0]!==`(`)return false;let t=0;for(let n=0;n<e.length;n++)if(e[n]===`(`)t++;else if(e[n]===`)`&&--t===0)return n===e.length-1;return false}
function stripOuterParens(e){let t=e.trim();while(outerParensWrapWhole(t))t=t.slice(1,-1).trim();return t}
function displayIndexDefinition(e){const t=e.replace(/\s+USING\s+btree\s+/i,` `).replace(CAST_REGEX,``).replace(/\s+/g,` `).trim();const n=t.match(/\bWHERE\b/i);if(!n)return t;return`${t.slice(0,n.index+n[0].length)} ${stripOuterParens(t.slice(n.index+n[0].length).trim())}`}
function extractFunctionBody(e){const t=e.match(/\$[A-Za-z0-9_]*\$/);if(!t)return``;const n=t[0];const r=t.index+n.length;const i=e.indexOf(n,r);return i===-1?``:e.slice(r,i)}
function normalizeFunctionBody(e){return e.replace(/\s+/g,` `).trim()}
function normalizeDefault(e){return stripOuterParens(e.toLowerCase().replace(CAST_REGEX,``).replace(/\s+/g,` `).trim())}
function normalizeConstraintDef(e){return e.toLowerCase().replace(/"/g,``).replace(CAST_REGEX,``).replace(/\s+/g,` `).trim()}
function getSchemaIndexes(e){return`
    SELECT c.relname AS name, t.relname AS "table", i.indisvalid AS valid, pg_get_indexdef(i.indexrelid) AS def,
           EXISTS (SELECT 1 FROM pg_constraint con WHERE con.conindid = i.indexrelid) AS "constraintBacked"
    FROM pg_index i
    JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_class t ON t.oid = i.indrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX$1,`''`)}'
  `}
function getSchemaFunctions(e){return`
    SELECT p.proname AS name, pg_get_functiondef(p.oid) AS def
    FROM pg_proc p
    JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX$1,`''`)}'
  `}
function getEnumDefinition(e,t=`job_state`){return`
    SELECT e.enumlabel AS label
    FROM pg_enum e
    JOIN pg_type t ON t.oid = e.enumtypid
    JOIN pg_namespace n ON n.oid = t.typnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX$1,`''`)}' AND t.typname = '${t}'
    ORDER BY e.enumsortorder
  `}
function getSchemaColumns(e){return`
    SELECT c.relname AS "table", a.attname AS "column",
           format_type(a.atttypid, a.atttypmod) AS "type",
           a.attnotnull AS "notNull",
           pg_get_expr(ad.adbin, ad.adrelid) AS "default"
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_attrdef ad ON ad.adrelid = a.attrelid AND ad.adnum = a.attnum
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX$1,`''`)}'
      AND a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p')
  `}
function getSchemaTables(e){return`
    SELECT c.relname AS "table"
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX$1,`''`)}'
      AND c.relkind IN ('r', 'p')
  `}
function getSchemaConstraints(e){return`
    SELECT rel.relname AS "table", pg_get_constraintdef(con.oid) AS def
    FROM pg_constraint con
    JOIN pg_class rel ON rel.oid = con.conrelid
    JOIN pg_namespace n ON n.oid = rel.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX$1,`''`)}' AND con.contype <> 'n'
  `}
function computeFunctionDrift(e,t,n=false){const r=new Map(t.map(e=>[e.name,e]));const i=[];const a=[];for(const t of e){const e=r.get(t.name);if(!e?.def){i.push(t);continue}if(n)continue;const o=normalizeFunctionBody(extractFunctionBody(e.def));if(o&&o!==t.expectedBody)a.push({...t,actualBody:o,actualDefinition:e.def.replace(/\s+/g,` `).trim()})}return{missingFunctions:i,mismatchedFunctions:a}}
function computeColumnDrift(e,t){const n=new Map;for(const e of t){let t=n.get(e.table);if(!t)n.set(e.table,t=new Map);t.set(e.column.toLowerCase(),e)}const r=[];for(const{table:t,columns:i,defaults:a,types:o}of e){const e=n.get(t);if(!e||e.size===0)continue;const s=new Set(i);const c=i.filter(t=>!e.has(t));const l=[...e.keys()].filter(e=>!s.has(e));const u=[];const d=[];const f=[];for(const t of i){const n=e.get(t);if(!n)continue;if(a&&a[t]!==void 0){const e=n.default??``;if(normalizeDefault(a[t])!==normalizeDefault(e))u.push({column:t,expected:a[t],actual:e})}if(o&&o[t]){const e=n.type??``;if(o[t].type!==e)d.push({column:t,expected:o[t].type,actual:e});if(o[t].notNull!==!!n.notNull)f.push({column:t,expected:o[t].notNull,actual:!!n.notNull})}}if(c.length||l.length||u.length||d.length||f.length)r.push({table:t,missingColumns:c,unexpectedColumns:l,defaultMismatches:u,typeMismatches:d,nullabilityMismatches:f})}return r}
function computeConstraintDrift(e,t){const n=new Map;for(const{table:e,def:r}of t){let t=n.get(e);if(!t)n.set(e,t=[]);t.push(r)}const r=[];for(const{table:t,constraints:i}of e){const e=n.get(t);if(!e||e.length===0)continue;const a=new Set(e.map(normalizeConstraintDef));const o=new Set(i.map(normalizeConstraintDef));const s=i.filter(e=>!a.has(normalizeConstraintDef(e)));const c=e.filter(e=>!o.has(normalizeConstraintDef(e)));if(s.length||c.length)r.push({table:t,missingConstraints:s,unexpectedConstraints:c})}return r}
function computeEnumDrift(e,t,n){if(n.length===0)return null;return t.length===n.length&&t.every((e,t)=>e===n[t])?null:{name:e,expectedValues:[...t],actualValues:n}}
function computeSchemaDrift(e={}){const t=e.indexes?.expected??[];const n=e.indexes?.live??[];const r=e.indexes?.building??new Set;const i=new Map(n.map(e=>[e.name,e]));const a=new Set(t.map(e=>e.name));const o=[];const s=[];const c=[];const l=[];for(const n of t){const t=i.get(n.name);if(!t)(r.has(n.name)?s:o).push(n);else if(!t.valid)c.push({...n,building:r.has(n.name)});else if(n.keys&&t.def&&!e.indexes?.presenceOnly){const e=indexKeysRaw(t.def);if(normalizeKeyList(e)){const r=n.predicate??``;const i=indexPredicateRaw(t.def);const a=n.include??``;const o=indexIncludeRaw(t.def);const s=[];if(normalizeKeyList(n.keys)!==normalizeKeyList(e))s.push(`keys`);if(normalizeIncludeList(a)!==normalizeIncludeList(o))s.push(`include`);if(normalizePredicate(r)!==normalizePredicate(i))s.push(`predicate`);if(s.length)l.push({...n,expectedKeys:n.keys,actualKeys:e,expectedInclude:a,actualInclude:o,expectedPredicate:r,actualPredicate:i,actualDefinition:displayIndexDefinition(t.def),differs:s})}}}const u=new Set(e.tables?.expected??t.map(e=>e.table));const d=n.filter(e=>u.has(e.table)&&!a.has(e.name)&&!e.constraintBacked).map(e=>({name:e.name,table:e.table}));const f=new Set(e.tables?.live??[]);const p=(e.tables?.expected??[]).filter(e=>!f.has(e));const{missingFunctions:m,mismatchedFunctions:h}=computeFunctionDrift(e.functions?.expected??[],e.functions?.live??[],e.functions?.presenceOnly);const g=e.columns?computeColumnDrift(e.columns.expected,e.columns.live):[];const _=e.constraints?computeConstraintDrift(e.constraints.expected,e.constraints.live):[];const v=e.enum?computeEnumDrift(e.enum.name,e.enum.expected,e.enum.actual):null;return{ok:p.length===0&&o.length===0&&c.length===0&&l.length===0&&m.length===0&&h.length===0&&g.length===0&&_.length===0&&v===null,missingTables:p,missing:o,building:s,invalid:c,extraIndexes:d,mismatched:l,missingFunctions:m,mismatchedFunctions:h,columnDrift:g,constraintDrift:_,enumDrift:v}}
// node_modules/pg-boss/dist/schema.json
var schemaToken=`{{schema}}`;
var partitioned={"tables":[`bam`,`instance`,`job`,`job_common`,`job_dependency`,`queue`,`queue_stats`,`schedule`,`subscription`,`version`,`warning`],"columns":[{"table":`bam`,"column":`command`,"type":`text`,"notNull":true,"default":null},{"table":`bam`,"column":`completed_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`bam`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`clock_timestamp()`},{"table":`bam`,"column":`error`,"type":`text`,"notNull":false,"default":null},{"table":`bam`,"column":`id`,"type":`uuid`,"notNull":true,"default":`gen_random_uuid()`},{"table":`bam`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`bam`,"column":`queue`,"type":`text`,"notNull":false,"default":null},{"table":`bam`,"column":`started_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`bam`,"column":`status`,"type":`text`,"notNull":true,"default":`'pending'::text`},{"table":`bam`,"column":`table_name`,"type":`text`,"notNull":true,"default":null},{"table":`bam`,"column":`version`,"type":`integer`,"notNull":true,"default":null},{"table":`instance`,"column":`application_name`,"type":`text`,"notNull":false,"default":null},{"table":`instance`,"column":`config`,"type":`jsonb`,"notNull":true,"default":`'{}'::jsonb`},{"table":`instance`,"column":`crash_restarts`,"type":`integer`,"notNull":true,"default":`0`},{"table":`instance`,"column":`crash_restarts_since`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`instance`,"column":`heartbeat_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`instance`,"column":`heartbeat_seconds`,"type":`integer`,"notNull":true,"default":null},{"table":`instance`,"column":`host`,"type":`text`,"notNull":true,"default":null},{"table":`instance`,"column":`id`,"type":`uuid`,"notNull":true,"default":null},{"table":`instance`,"column":`metrics`,"type":`jsonb`,"notNull":false,"default":null},{"table":`instance`,"column":`migrate`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`name`,"type":`text`,"notNull":false,"default":null},{"table":`instance`,"column":`node_version`,"type":`text`,"notNull":true,"default":null},{"table":`instance`,"column":`persist_queue_stats`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`persist_warnings`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`pid`,"type":`integer`,"notNull":true,"default":null},{"table":`instance`,"column":`pool_idle`,"type":`integer`,"notNull":false,"default":null},{"table":`instance`,"column":`pool_max`,"type":`integer`,"notNull":false,"default":null},{"table":`instance`,"column":`pool_total`,"type":`integer`,"notNull":false,"default":null},{"table":`instance`,"column":`pool_waiting`,"type":`integer`,"notNull":false,"default":null},{"table":`instance`,"column":`schedule`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`started_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`instance`,"column":`stopped_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`instance`,"column":`supervise`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`version`,"type":`text`,"notNull":true,"default":null},{"table":`instance`,"column":`workers`,"type":`jsonb`,"notNull":true,"default":`'[]'::jsonb`},{"table":`job_common`,"column":`blocked`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`job_common`,"column":`blocking`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`job_common`,"column":`completed_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job_common`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`job_common`,"column":`data`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job_common`,"column":`dead_letter`,"type":`text`,"notNull":false,"default":null},{"table":`job_common`,"column":`deletion_seconds`,"type":`integer`,"notNull":true,"default":`604800`},{"table":`job_common`,"column":`expire_seconds`,"type":`integer`,"notNull":true,"default":`900`},{"table":`job_common`,"column":`group_id`,"type":`text`,"notNull":false,"default":null},{"table":`job_common`,"column":`group_tier`,"type":`text`,"notNull":false,"default":null},{"table":`job_common`,"column":`heartbeat_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job_common`,"column":`heartbeat_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`job_common`,"column":`id`,"type":`uuid`,"notNull":true,"default":`gen_random_uuid()`},{"table":`job_common`,"column":`keep_until`,"type":`timestamp with time zone`,"notNull":true,"default":`(now() + '336:00:00'::interval)`},{"table":`job_common`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`job_common`,"column":`output`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job_common`,"column":`pending_dependencies`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job_common`,"column":`policy`,"type":`text`,"notNull":false,"default":null},{"table":`job_common`,"column":`priority`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job_common`,"column":`retry_backoff`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`job_common`,"column":`retry_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job_common`,"column":`retry_delay`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job_common`,"column":`retry_delay_max`,"type":`integer`,"notNull":false,"default":null},{"table":`job_common`,"column":`retry_limit`,"type":`integer`,"notNull":true,"default":`2`},{"table":`job_common`,"column":`singleton_key`,"type":`text`,"notNull":false,"default":null},{"table":`job_common`,"column":`singleton_on`,"type":`timestamp without time zone`,"notNull":false,"default":null},{"table":`job_common`,"column":`source_created_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job_common`,"column":`source_id`,"type":`uuid`,"notNull":false,"default":null},{"table":`job_common`,"column":`source_name`,"type":`text`,"notNull":false,"default":null},{"table":`job_common`,"column":`source_output`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job_common`,"column":`source_retry_count`,"type":`integer`,"notNull":false,"default":null},{"table":`job_common`,"column":`source_root_id`,"type":`uuid`,"notNull":false,"default":null},{"table":`job_common`,"column":`start_after`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`job_common`,"column":`started_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job_common`,"column":`state`,"type":`{{schema}}.job_state`,"notNull":true,"default":`'created'::{{schema}}.job_state`},{"table":`job_common`,"column":`trace_context`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job_common`,"column":`upsert_by_key`,"type":`boolean`,"notNull":false,"default":null},{"table":`job_dependency`,"column":`child_id`,"type":`uuid`,"notNull":true,"default":null},{"table":`job_dependency`,"column":`child_name`,"type":`text`,"notNull":true,"default":null},{"table":`job_dependency`,"column":`parent_id`,"type":`uuid`,"notNull":true,"default":null},{"table":`job_dependency`,"column":`parent_name`,"type":`text`,"notNull":true,"default":null},{"table":`job`,"column":`blocked`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`job`,"column":`blocking`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`job`,"column":`completed_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`job`,"column":`data`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job`,"column":`dead_letter`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`deletion_seconds`,"type":`integer`,"notNull":true,"default":`604800`},{"table":`job`,"column":`expire_seconds`,"type":`integer`,"notNull":true,"default":`900`},{"table":`job`,"column":`group_id`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`group_tier`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`heartbeat_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job`,"column":`heartbeat_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`job`,"column":`id`,"type":`uuid`,"notNull":true,"default":`gen_random_uuid()`},{"table":`job`,"column":`keep_until`,"type":`timestamp with time zone`,"notNull":true,"default":`(now() + '336:00:00'::interval)`},{"table":`job`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`job`,"column":`output`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job`,"column":`pending_dependencies`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job`,"column":`policy`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`priority`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job`,"column":`retry_backoff`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`job`,"column":`retry_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job`,"column":`retry_delay`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job`,"column":`retry_delay_max`,"type":`integer`,"notNull":false,"default":null},{"table":`job`,"column":`retry_limit`,"type":`integer`,"notNull":true,"default":`2`},{"table":`job`,"column":`singleton_key`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`singleton_on`,"type":`timestamp without time zone`,"notNull":false,"default":null},{"table":`job`,"column":`source_created_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job`,"column":`source_id`,"type":`uuid`,"notNull":false,"default":null},{"table":`job`,"column":`source_name`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`source_output`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job`,"column":`source_retry_count`,"type":`integer`,"notNull":false,"default":null},{"table":`job`,"column":`source_root_id`,"type":`uuid`,"notNull":false,"default":null},{"table":`job`,"column":`start_after`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`job`,"column":`started_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job`,"column":`state`,"type":`{{schema}}.job_state`,"notNull":true,"default":`'created'::{{schema}}.job_state`},{"table":`job`,"column":`trace_context`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job`,"column":`upsert_by_key`,"type":`boolean`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`active_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`captured_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`queue_stats`,"column":`completed_delta`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`created_delta`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`deferred_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`delta_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`delta_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`failed_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`failed_delta`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`id`,"type":`uuid`,"notNull":true,"default":`gen_random_uuid()`},{"table":`queue_stats`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`queue_stats`,"column":`queued_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`ready_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`ready_oldest_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`run_bins`,"type":`integer[]`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`total_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`wait_bins`,"type":`integer[]`,"notNull":false,"default":null},{"table":`queue`,"column":`active_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`blocked_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`completed_delta`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`created_delta`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`queue`,"column":`dead_letter`,"type":`text`,"notNull":false,"default":null},{"table":`queue`,"column":`deferred_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`deletion_seconds`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`delta_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`delta_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`expire_seconds`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`failed_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`failed_delta`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`heartbeat_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`maintain_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`monitor_claim_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`monitor_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`queue`,"column":`notify`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`queue`,"column":`partition`,"type":`boolean`,"notNull":true,"default":null},{"table":`queue`,"column":`policy`,"type":`text`,"notNull":true,"default":null},{"table":`queue`,"column":`queued_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`ready_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`ready_history`,"type":`integer[]`,"notNull":true,"default":`'{}'::integer[]`},{"table":`queue`,"column":`ready_oldest_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`retained_count`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`retained_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`retention_seconds`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`retry_backoff`,"type":`boolean`,"notNull":true,"default":null},{"table":`queue`,"column":`retry_delay`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`retry_delay_max`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`retry_limit`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`run_bins`,"type":`integer[]`,"notNull":false,"default":null},{"table":`queue`,"column":`singletons_active`,"type":`text[]`,"notNull":false,"default":null},{"table":`queue`,"column":`table_name`,"type":`text`,"notNull":true,"default":null},{"table":`queue`,"column":`total_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`updated_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`queue`,"column":`wait_bins`,"type":`integer[]`,"notNull":false,"default":null},{"table":`queue`,"column":`warning_queued`,"type":`integer`,"notNull":true,"default":`0`},{"table":`schedule`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`schedule`,"column":`cron`,"type":`text`,"notNull":true,"default":null},{"table":`schedule`,"column":`data`,"type":`jsonb`,"notNull":false,"default":null},{"table":`schedule`,"column":`key`,"type":`text`,"notNull":true,"default":`''::text`},{"table":`schedule`,"column":`kind`,"type":`text`,"notNull":true,"default":`'cron'::text`},{"table":`schedule`,"column":`last_job_id`,"type":`uuid`,"notNull":false,"default":null},{"table":`schedule`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`schedule`,"column":`options`,"type":`jsonb`,"notNull":false,"default":null},{"table":`schedule`,"column":`timezone`,"type":`text`,"notNull":false,"default":`'UTC'::text`},{"table":`schedule`,"column":`updated_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`subscription`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`subscription`,"column":`event`,"type":`text`,"notNull":true,"default":null},{"table":`subscription`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`subscription`,"column":`updated_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`version`,"column":`bam_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`cron_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`flow_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`monitor_backoff_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`reindex_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`version`,"type":`integer`,"notNull":true,"default":null},{"table":`warning`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`warning`,"column":`data`,"type":`jsonb`,"notNull":false,"default":null},{"table":`warning`,"column":`id`,"type":`uuid`,"notNull":true,"default":`gen_random_uuid()`},{"table":`warning`,"column":`message`,"type":`text`,"notNull":true,"default":null},{"table":`warning`,"column":`type`,"type":`text`,"notNull":true,"default":null}],"constraints":[{"table":`bam`,"def":`PRIMARY KEY (id)`},{"table":`instance`,"def":`PRIMARY KEY (id)`},{"table":`job_common`,"def":`CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))`},{"table":`job_common`,"def":`FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED`},{"table":`job_common`,"def":`FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED`},{"table":`job_common`,"def":`PRIMARY KEY (name, id)`},{"table":`job_dependency`,"def":`PRIMARY KEY (child_name, child_id, parent_name, parent_id)`},{"table":`job`,"def":`PRIMARY KEY (name, id)`},{"table":`queue_stats`,"def":`PRIMARY KEY (id, captured_on)`},{"table":`queue`,"def":`CHECK ((dead_letter IS DISTINCT FROM name))`},{"table":`queue`,"def":`FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name)`},{"table":`queue`,"def":`PRIMARY KEY (name)`},{"table":`schedule`,"def":`CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))`},{"table":`schedule`,"def":`FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE`},{"table":`schedule`,"def":`PRIMARY KEY (name, key)`},{"table":`subscription`,"def":`FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE`},{"table":`subscription`,"def":`PRIMARY KEY (event, name)`},{"table":`version`,"def":`PRIMARY KEY (version)`},{"table":`warning`,"def":`PRIMARY KEY (id)`}],"indexes":[{"name":`job_common_i1`,"table":`job_common`,"valid":true,"def":`CREATE UNIQUE INDEX job_common_i1 ON {{schema}}.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::{{schema}}.job_state) AND (policy = 'short'::text))`},{"name":`job_common_i10`,"table":`job_common`,"valid":true,"def":`CREATE INDEX job_common_i10 ON {{schema}}.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::{{schema}}.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text))`},{"name":`job_common_i11`,"table":`job_common`,"valid":true,"def":`CREATE INDEX job_common_i11 ON {{schema}}.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::{{schema}}.job_state) AND (NOT blocked))`},{"name":`job_common_i12`,"table":`job_common`,"valid":true,"def":`CREATE INDEX job_common_i12 ON {{schema}}.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL)`},{"name":`job_common_i13`,"table":`job_common`,"valid":true,"def":`CREATE UNIQUE INDEX job_common_i13 ON {{schema}}.job_common USING btree (name, singleton_key) WHERE ((state = 'created'::{{schema}}.job_state) AND upsert_by_key)`},{"name":`job_common_i14`,"table":`job_common`,"valid":true,"def":`CREATE INDEX job_common_i14 ON {{schema}}.job_common USING btree (name, state, blocked, start_after) WHERE (state = ANY (ARRAY['created'::{{schema}}.job_state, 'retry'::{{schema}}.job_state, 'active'::{{schema}}.job_state, 'failed'::{{schema}}.job_state]))`},{"name":`job_common_i15`,"table":`job_common`,"valid":true,"def":`CREATE INDEX job_common_i15 ON {{schema}}.job_common USING btree (name, created_on)`},{"name":`job_common_i16`,"table":`job_common`,"valid":true,"def":`CREATE INDEX job_common_i16 ON {{schema}}.job_common USING btree (name, completed_on) WHERE (completed_on IS NOT NULL)`},{"name":`job_common_i17`,"table":`job_common`,"valid":true,"def":`CREATE INDEX job_common_i17 ON {{schema}}.job_common USING btree (name, singleton_key, created_on) WHERE ((state < 'active'::{{schema}}.job_state) AND (singleton_key IS NOT NULL))`},{"name":`job_common_i2`,"table":`job_common`,"valid":true,"def":`CREATE UNIQUE INDEX job_common_i2 ON {{schema}}.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::{{schema}}.job_state) AND (policy = 'singleton'::text))`},{"name":`job_common_i3`,"table":`job_common`,"valid":true,"def":`CREATE UNIQUE INDEX job_common_i3 ON {{schema}}.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::{{schema}}.job_state) AND (policy = 'stately'::text))`},{"name":`job_common_i4`,"table":`job_common`,"valid":true,"def":`CREATE UNIQUE INDEX job_common_i4 ON {{schema}}.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::{{schema}}.job_state) AND (singleton_on IS NOT NULL))`},{"name":`job_common_i6`,"table":`job_common`,"valid":true,"def":`CREATE UNIQUE INDEX job_common_i6 ON {{schema}}.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::{{schema}}.job_state) AND (policy = 'exclusive'::text))`},{"name":`job_common_i7`,"table":`job_common`,"valid":true,"def":`CREATE INDEX job_common_i7 ON {{schema}}.job_common USING btree (name, group_id) WHERE ((state = 'active'::{{schema}}.job_state) AND (group_id IS NOT NULL))`},{"name":`job_common_i8`,"table":`job_common`,"valid":true,"def":`CREATE UNIQUE INDEX job_common_i8 ON {{schema}}.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::{{schema}}.job_state, 'retry'::{{schema}}.job_state, 'failed'::{{schema}}.job_state])) AND (policy = 'key_strict_fifo'::text))`},{"name":`job_common_i9`,"table":`job_common`,"valid":true,"def":`CREATE INDEX job_common_i9 ON {{schema}}.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::{{schema}}.job_state))`},{"name":`job_dep_parent_idx`,"table":`job_dependency`,"valid":true,"def":`CREATE INDEX job_dep_parent_idx ON {{schema}}.job_dependency USING btree (parent_name, parent_id)`},{"name":`queue_stats_i1`,"table":`queue_stats`,"valid":true,"def":`CREATE INDEX queue_stats_i1 ON ONLY {{schema}}.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)`},{"name":`warning_i1`,"table":`warning`,"valid":true,"def":`CREATE INDEX warning_i1 ON {{schema}}.warning USING btree (created_on DESC)`}],"functions":[{"name":`create_queue`,"def":`CREATE OR REPLACE FUNCTION {{schema}}.create_queue(queue_name text, options jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO {{schema}}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          {{schema}}.job_now(),
          {{schema}}.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE {{schema}}.%I (LIKE {{schema}}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES {{schema}}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i11 ON {{schema}}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON {{schema}}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i7 ON {{schema}}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i9 ON {{schema}}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i12 ON {{schema}}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON {{schema}}.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i14 ON {{schema}}.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i15 ON {{schema}}.job (name, created_on)$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i16 ON {{schema}}.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, tablename);
      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i17 ON {{schema}}.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON {{schema}}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON {{schema}}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON {{schema}}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON {{schema}}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON {{schema}}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i10 ON {{schema}}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE {{schema}}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE {{schema}}.job ATTACH PARTITION {{schema}}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $function$
`},{"name":`delete_queue`,"def":`CREATE OR REPLACE FUNCTION {{schema}}.delete_queue(queue_name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM {{schema}}.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS {{schema}}.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM {{schema}}.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM {{schema}}.queue WHERE name = queue_name;
    END;
    $function$
`},{"name":`job_now`,"def":`CREATE OR REPLACE FUNCTION {{schema}}.job_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
      SELECT pg_catalog.now();
    $function$
`},{"name":`job_table_format`,"def":`CREATE OR REPLACE FUNCTION {{schema}}.job_table_format(command text, table_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\\.job\\y', '.%1$I', 'g'),
          '\\yjob_i(\\d+)', '%1$s_i\\1', 'g'
        ),
        table_name
      );
    $function$
`},{"name":`job_table_run`,"def":`CREATE OR REPLACE FUNCTION {{schema}}.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM {{schema}}.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE {{schema}}.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE {{schema}}.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM {{schema}}.queue WHERE partition = true
      LOOP
        EXECUTE {{schema}}.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $function$
`},{"name":`job_table_run_async`,"def":`CREATE OR REPLACE FUNCTION {{schema}}.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM {{schema}}.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO {{schema}}.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          {{schema}}.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO {{schema}}.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        {{schema}}.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        {{schema}}.job_table_format(command, queue.table_name)
      FROM {{schema}}.queue
      WHERE partition = true;
    END;
    $function$
`}],"enum":[`created`,`retry`,`active`,`completed`,`cancelled`,`failed`]};
var nonPartitioned={"tables":[`bam`,`instance`,`job`,`job_dependency`,`queue`,`queue_stats`,`schedule`,`subscription`,`version`,`warning`],"columns":[{"table":`bam`,"column":`command`,"type":`text`,"notNull":true,"default":null},{"table":`bam`,"column":`completed_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`bam`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`clock_timestamp()`},{"table":`bam`,"column":`error`,"type":`text`,"notNull":false,"default":null},{"table":`bam`,"column":`id`,"type":`uuid`,"notNull":true,"default":`gen_random_uuid()`},{"table":`bam`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`bam`,"column":`queue`,"type":`text`,"notNull":false,"default":null},{"table":`bam`,"column":`started_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`bam`,"column":`status`,"type":`text`,"notNull":true,"default":`'pending'::text`},{"table":`bam`,"column":`table_name`,"type":`text`,"notNull":true,"default":null},{"table":`bam`,"column":`version`,"type":`integer`,"notNull":true,"default":null},{"table":`instance`,"column":`application_name`,"type":`text`,"notNull":false,"default":null},{"table":`instance`,"column":`config`,"type":`jsonb`,"notNull":true,"default":`'{}'::jsonb`},{"table":`instance`,"column":`crash_restarts`,"type":`integer`,"notNull":true,"default":`0`},{"table":`instance`,"column":`crash_restarts_since`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`instance`,"column":`heartbeat_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`instance`,"column":`heartbeat_seconds`,"type":`integer`,"notNull":true,"default":null},{"table":`instance`,"column":`host`,"type":`text`,"notNull":true,"default":null},{"table":`instance`,"column":`id`,"type":`uuid`,"notNull":true,"default":null},{"table":`instance`,"column":`metrics`,"type":`jsonb`,"notNull":false,"default":null},{"table":`instance`,"column":`migrate`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`name`,"type":`text`,"notNull":false,"default":null},{"table":`instance`,"column":`node_version`,"type":`text`,"notNull":true,"default":null},{"table":`instance`,"column":`persist_queue_stats`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`persist_warnings`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`pid`,"type":`integer`,"notNull":true,"default":null},{"table":`instance`,"column":`pool_idle`,"type":`integer`,"notNull":false,"default":null},{"table":`instance`,"column":`pool_max`,"type":`integer`,"notNull":false,"default":null},{"table":`instance`,"column":`pool_total`,"type":`integer`,"notNull":false,"default":null},{"table":`instance`,"column":`pool_waiting`,"type":`integer`,"notNull":false,"default":null},{"table":`instance`,"column":`schedule`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`started_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`instance`,"column":`stopped_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`instance`,"column":`supervise`,"type":`boolean`,"notNull":true,"default":null},{"table":`instance`,"column":`version`,"type":`text`,"notNull":true,"default":null},{"table":`instance`,"column":`workers`,"type":`jsonb`,"notNull":true,"default":`'[]'::jsonb`},{"table":`job_dependency`,"column":`child_id`,"type":`uuid`,"notNull":true,"default":null},{"table":`job_dependency`,"column":`child_name`,"type":`text`,"notNull":true,"default":null},{"table":`job_dependency`,"column":`parent_id`,"type":`uuid`,"notNull":true,"default":null},{"table":`job_dependency`,"column":`parent_name`,"type":`text`,"notNull":true,"default":null},{"table":`job`,"column":`blocked`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`job`,"column":`blocking`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`job`,"column":`completed_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`job`,"column":`data`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job`,"column":`dead_letter`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`deletion_seconds`,"type":`integer`,"notNull":true,"default":`604800`},{"table":`job`,"column":`expire_seconds`,"type":`integer`,"notNull":true,"default":`900`},{"table":`job`,"column":`group_id`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`group_tier`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`heartbeat_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job`,"column":`heartbeat_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`job`,"column":`id`,"type":`uuid`,"notNull":true,"default":`gen_random_uuid()`},{"table":`job`,"column":`keep_until`,"type":`timestamp with time zone`,"notNull":true,"default":`(now() + '336:00:00'::interval)`},{"table":`job`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`job`,"column":`output`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job`,"column":`pending_dependencies`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job`,"column":`policy`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`priority`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job`,"column":`retry_backoff`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`job`,"column":`retry_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job`,"column":`retry_delay`,"type":`integer`,"notNull":true,"default":`0`},{"table":`job`,"column":`retry_delay_max`,"type":`integer`,"notNull":false,"default":null},{"table":`job`,"column":`retry_limit`,"type":`integer`,"notNull":true,"default":`2`},{"table":`job`,"column":`singleton_key`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`singleton_on`,"type":`timestamp without time zone`,"notNull":false,"default":null},{"table":`job`,"column":`source_created_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job`,"column":`source_id`,"type":`uuid`,"notNull":false,"default":null},{"table":`job`,"column":`source_name`,"type":`text`,"notNull":false,"default":null},{"table":`job`,"column":`source_output`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job`,"column":`source_retry_count`,"type":`integer`,"notNull":false,"default":null},{"table":`job`,"column":`source_root_id`,"type":`uuid`,"notNull":false,"default":null},{"table":`job`,"column":`start_after`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`job`,"column":`started_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`job`,"column":`state`,"type":`{{schema}}.job_state`,"notNull":true,"default":`'created'::{{schema}}.job_state`},{"table":`job`,"column":`trace_context`,"type":`jsonb`,"notNull":false,"default":null},{"table":`job`,"column":`upsert_by_key`,"type":`boolean`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`active_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`captured_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`queue_stats`,"column":`completed_delta`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`created_delta`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`deferred_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`delta_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`delta_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`failed_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`failed_delta`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`id`,"type":`uuid`,"notNull":true,"default":`gen_random_uuid()`},{"table":`queue_stats`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`queue_stats`,"column":`queued_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`ready_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`ready_oldest_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`run_bins`,"type":`integer[]`,"notNull":false,"default":null},{"table":`queue_stats`,"column":`total_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue_stats`,"column":`wait_bins`,"type":`integer[]`,"notNull":false,"default":null},{"table":`queue`,"column":`active_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`blocked_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`completed_delta`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`created_delta`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`queue`,"column":`dead_letter`,"type":`text`,"notNull":false,"default":null},{"table":`queue`,"column":`deferred_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`deletion_seconds`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`delta_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`delta_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`expire_seconds`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`failed_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`failed_delta`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`heartbeat_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`maintain_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`monitor_claim_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`monitor_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`queue`,"column":`notify`,"type":`boolean`,"notNull":true,"default":`false`},{"table":`queue`,"column":`partition`,"type":`boolean`,"notNull":true,"default":null},{"table":`queue`,"column":`policy`,"type":`text`,"notNull":true,"default":null},{"table":`queue`,"column":`queued_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`ready_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`ready_history`,"type":`integer[]`,"notNull":true,"default":`'{}'::integer[]`},{"table":`queue`,"column":`ready_oldest_seconds`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`retained_count`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`retained_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`queue`,"column":`retention_seconds`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`retry_backoff`,"type":`boolean`,"notNull":true,"default":null},{"table":`queue`,"column":`retry_delay`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`retry_delay_max`,"type":`integer`,"notNull":false,"default":null},{"table":`queue`,"column":`retry_limit`,"type":`integer`,"notNull":true,"default":null},{"table":`queue`,"column":`run_bins`,"type":`integer[]`,"notNull":false,"default":null},{"table":`queue`,"column":`singletons_active`,"type":`text[]`,"notNull":false,"default":null},{"table":`queue`,"column":`table_name`,"type":`text`,"notNull":true,"default":null},{"table":`queue`,"column":`total_count`,"type":`integer`,"notNull":true,"default":`0`},{"table":`queue`,"column":`updated_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`queue`,"column":`wait_bins`,"type":`integer[]`,"notNull":false,"default":null},{"table":`queue`,"column":`warning_queued`,"type":`integer`,"notNull":true,"default":`0`},{"table":`schedule`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`schedule`,"column":`cron`,"type":`text`,"notNull":true,"default":null},{"table":`schedule`,"column":`data`,"type":`jsonb`,"notNull":false,"default":null},{"table":`schedule`,"column":`key`,"type":`text`,"notNull":true,"default":`''::text`},{"table":`schedule`,"column":`kind`,"type":`text`,"notNull":true,"default":`'cron'::text`},{"table":`schedule`,"column":`last_job_id`,"type":`uuid`,"notNull":false,"default":null},{"table":`schedule`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`schedule`,"column":`options`,"type":`jsonb`,"notNull":false,"default":null},{"table":`schedule`,"column":`timezone`,"type":`text`,"notNull":false,"default":`'UTC'::text`},{"table":`schedule`,"column":`updated_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`subscription`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`subscription`,"column":`event`,"type":`text`,"notNull":true,"default":null},{"table":`subscription`,"column":`name`,"type":`text`,"notNull":true,"default":null},{"table":`subscription`,"column":`updated_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`version`,"column":`bam_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`cron_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`flow_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`monitor_backoff_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`reindex_on`,"type":`timestamp with time zone`,"notNull":false,"default":null},{"table":`version`,"column":`version`,"type":`integer`,"notNull":true,"default":null},{"table":`warning`,"column":`created_on`,"type":`timestamp with time zone`,"notNull":true,"default":`now()`},{"table":`warning`,"column":`data`,"type":`jsonb`,"notNull":false,"default":null},{"table":`warning`,"column":`id`,"type":`uuid`,"notNull":true,"default":`gen_random_uuid()`},{"table":`warning`,"column":`message`,"type":`text`,"notNull":true,"default":null},{"table":`warning`,"column":`type`,"type":`text`,"notNull":true,"default":null}],"constraints":[{"table":`bam`,"def":`PRIMARY KEY (id)`},{"table":`instance`,"def":`PRIMARY KEY (id)`},{"table":`job_dependency`,"def":`PRIMARY KEY (child_name, child_id, parent_name, parent_id)`},{"table":`job`,"def":`CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))`},{"table":`job`,"def":`FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED`},{"table":`job`,"def":`FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED`},{"table":`job`,"def":`PRIMARY KEY (name, id)`},{"table":`queue_stats`,"def":`PRIMARY KEY (id)`},{"table":`queue`,"def":`CHECK ((dead_letter IS DISTINCT FROM name))`},{"table":`queue`,"def":`FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name)`},{"table":`queue`,"def":`PRIMARY KEY (name)`},{"table":`schedule`,"def":`CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))`},{"table":`schedule`,"def":`FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE`},{"table":`schedule`,"def":`PRIMARY KEY (name, key)`},{"table":`subscription`,"def":`FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE`},{"table":`subscription`,"def":`PRIMARY KEY (event, name)`},{"table":`version`,"def":`PRIMARY KEY (version)`},{"table":`warning`,"def":`PRIMARY KEY (id)`}],"indexes":[{"name":`job_dep_parent_idx`,"table":`job_dependency`,"valid":true,"def":`CREATE INDEX job_dep_parent_idx ON {{schema}}.job_dependency USING btree (parent_name, parent_id)`},{"name":`job_i1`,"table":`job`,"valid":true,"def":`CREATE UNIQUE INDEX job_i1 ON {{schema}}.job USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::{{schema}}.job_state) AND (policy = 'short'::text))`},{"name":`job_i10`,"table":`job`,"valid":true,"def":`CREATE INDEX job_i10 ON {{schema}}.job USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::{{schema}}.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text))`},{"name":`job_i11`,"table":`job`,"valid":true,"def":`CREATE INDEX job_i11 ON {{schema}}.job USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::{{schema}}.job_state) AND (NOT blocked))`},{"name":`job_i12`,"table":`job`,"valid":true,"def":`CREATE INDEX job_i12 ON {{schema}}.job USING btree (source_root_id) WHERE (source_root_id IS NOT NULL)`},{"name":`job_i13`,"table":`job`,"valid":true,"def":`CREATE UNIQUE INDEX job_i13 ON {{schema}}.job USING btree (name, singleton_key) WHERE ((state = 'created'::{{schema}}.job_state) AND upsert_by_key)`},{"name":`job_i14`,"table":`job`,"valid":true,"def":`CREATE INDEX job_i14 ON {{schema}}.job USING btree (name, state, blocked, start_after) WHERE (state = ANY (ARRAY['created'::{{schema}}.job_state, 'retry'::{{schema}}.job_state, 'active'::{{schema}}.job_state, 'failed'::{{schema}}.job_state]))`},{"name":`job_i15`,"table":`job`,"valid":true,"def":`CREATE INDEX job_i15 ON {{schema}}.job USING btree (name, created_on)`},{"name":`job_i16`,"table":`job`,"valid":true,"def":`CREATE INDEX job_i16 ON {{schema}}.job USING btree (name, completed_on) WHERE (completed_on IS NOT NULL)`},{"name":`job_i17`,"table":`job`,"valid":true,"def":`CREATE INDEX job_i17 ON {{schema}}.job USING btree (name, singleton_key, created_on) WHERE ((state < 'active'::{{schema}}.job_state) AND (singleton_key IS NOT NULL))`},{"name":`job_i2`,"table":`job`,"valid":true,"def":`CREATE UNIQUE INDEX job_i2 ON {{schema}}.job USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::{{schema}}.job_state) AND (policy = 'singleton'::text))`},{"name":`job_i3`,"table":`job`,"valid":true,"def":`CREATE UNIQUE INDEX job_i3 ON {{schema}}.job USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::{{schema}}.job_state) AND (policy = 'stately'::text))`},{"name":`job_i4`,"table":`job`,"valid":true,"def":`CREATE UNIQUE INDEX job_i4 ON {{schema}}.job USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::{{schema}}.job_state) AND (singleton_on IS NOT NULL))`},{"name":`job_i6`,"table":`job`,"valid":true,"def":`CREATE UNIQUE INDEX job_i6 ON {{schema}}.job USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::{{schema}}.job_state) AND (policy = 'exclusive'::text))`},{"name":`job_i7`,"table":`job`,"valid":true,"def":`CREATE INDEX job_i7 ON {{schema}}.job USING btree (name, group_id) WHERE ((state = 'active'::{{schema}}.job_state) AND (group_id IS NOT NULL))`},{"name":`job_i8`,"table":`job`,"valid":true,"def":`CREATE UNIQUE INDEX job_i8 ON {{schema}}.job USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::{{schema}}.job_state, 'retry'::{{schema}}.job_state, 'failed'::{{schema}}.job_state])) AND (policy = 'key_strict_fifo'::text))`},{"name":`job_i9`,"table":`job`,"valid":true,"def":`CREATE INDEX job_i9 ON {{schema}}.job USING btree (name, id) WHERE (blocking AND (state = 'completed'::{{schema}}.job_state))`},{"name":`queue_stats_i1`,"table":`queue_stats`,"valid":true,"def":`CREATE INDEX queue_stats_i1 ON {{schema}}.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)`},{"name":`queue_stats_i2`,"table":`queue_stats`,"valid":true,"def":`CREATE INDEX queue_stats_i2 ON {{schema}}.queue_stats USING btree (captured_on, id)`},{"name":`warning_i1`,"table":`warning`,"valid":true,"def":`CREATE INDEX warning_i1 ON {{schema}}.warning USING btree (created_on DESC)`}],"functions":[{"name":`create_queue`,"def":`CREATE OR REPLACE FUNCTION {{schema}}.create_queue(queue_name text, options jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      BEGIN
        INSERT INTO {{schema}}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          false,
          'job',
          (options->>'heartbeatSeconds')::int,
          {{schema}}.job_now(),
          {{schema}}.job_now()
        )
        ON CONFLICT DO NOTHING;
      END;
      $function$
`},{"name":`delete_queue`,"def":`CREATE OR REPLACE FUNCTION {{schema}}.delete_queue(queue_name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      DELETE FROM {{schema}}.job WHERE name = queue_name;
      DELETE FROM {{schema}}.queue WHERE name = queue_name;
    END;
    $function$
`},{"name":`job_now`,"def":`CREATE OR REPLACE FUNCTION {{schema}}.job_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
      SELECT pg_catalog.now();
    $function$
`}],"enum":[`created`,`retry`,`active`,`completed`,`cancelled`,`failed`]};
// node_modules/pg-boss/dist/plans.js
const PG_ERROR={divisionByZero:`22012`,lockNotAvailable:`55P03`,foreignKeyViolation:`23503`,undefinedTable:`42P01`,checkViolation:`23514`};
const DEFAULT_SCHEMA=`pgboss`;
const MIGRATE_RACE_MESSAGE=`division by zero`;
const CREATE_RACE_MESSAGE=`already exists`;
const SINGLE_QUOTE_REGEX=/'/g;
const FIFTEEN_MINUTES=900;
const FORTEEN_DAYS=1209600;
const SEVEN_DAYS=604800;
const BAM_STALE_SECONDS=86400;
const BAM_LIVENESS_GRACE_SECONDS=300;
const JOB_STATES=Object.freeze({created:`created`,retry:`retry`,active:`active`,completed:`completed`,cancelled:`cancelled`,failed:`failed`});
const QUEUE_POLICIES=Object.freeze({standard:`standard`,short:`short`,singleton:`singleton`,stately:`stately`,exclusive:`exclusive`,key_strict_fifo:`key_strict_fifo`});
const SCHEDULE_KINDS=Object.freeze({cron:`cron`,rrule:`rrule`});
const SCHEDULE_MISSED_POLICIES=Object.freeze({skip:`skip`,once:`once`});
const QUEUE_DEFAULTS={expire_seconds:FIFTEEN_MINUTES,retention_seconds:FORTEEN_DAYS,deletion_seconds:SEVEN_DAYS,retry_limit:2,retry_delay:0,warning_queued:0,retry_backoff:false,partition:false};
const LIVE_STATES=`state IN ('${JOB_STATES.created}', '${JOB_STATES.retry}', '${JOB_STATES.active}', '${JOB_STATES.failed}')`;
const RETAINED_STATES=`state IN ('${JOB_STATES.completed}', '${JOB_STATES.cancelled}')`;
const COMMON_JOB_TABLE=`job_common`;
const SERVER_VERSION=`SELECT version() AS version`;
function inlineIntoCreateTable(e,t){const n=t.flatMap(e=>e.split(`;`)).map(e=>e.trim().replace(/\s+/g,` `)).filter(Boolean).map(e=>{let t=e.match(/^ALTER TABLE \S+ ADD PRIMARY KEY (\(.+\))$/i);if(t)return`PRIMARY KEY ${t[1]}`;t=e.match(/^ALTER TABLE \S+ ADD CONSTRAINT (\S+) (.+)$/i);if(t)return`CONSTRAINT ${t[1]} ${t[2]}`;t=e.match(/^CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?(\S+) ON \S+ (\(.+)$/i);if(t){assert(!/\bINCLUDE\s*\(/i.test(t[3]),`inlineIntoCreateTable: covering index ${t[2]} has no inline form`);return`${t[1]??``}INDEX ${t[2]} ${t[3]}`}throw new Error(`inlineIntoCreateTable: cannot inline: ${e}`)});const r=e.lastIndexOf(`)`);assert(r>0,`inlineIntoCreateTable: no column list to extend`);return`${e.slice(0,r).trimEnd()},\n      ${n.join(`,
      `)}\n    ${e.slice(r)}`}
function create(e,t,n){const r=n?.noTablePartitioning??false;const i=n?.noDeferrableConstraints??false;const a=n?.noAdvisoryLocks??false;const o=n?.noCoveringIndexes??false;if((n?.inlineTableIndexes??false)&&r)return locked(e,createInline(e,t,{createSchema:n?.createSchema,noDeferrable:i,noCovering:o}),void 0,a);return locked(e,[n?.createSchema?createSchema(e):``,createEnumJobState(e),createClockFunction(e),createTableVersion(e),createTableQueue(e),createTableSchedule(e),createTableSubscription(e),createTableBam(e),r?``:jobTableFormatFunction(e),r?``:jobTableRunFunction(e),r?``:jobTableRunAsyncFunction(e),createTableJob(e,r),createPrimaryKeyJob(e),r?createTableJobIndexes(e,i,o):createTableJobCommon(e),createTableWarning(e),createIndexWarning(e),createTableQueueStats(e,r),createIndexQueueStats(e,o),r?createIndexQueueStatsRetention(e):``,r?``:ensureQueueStatsPartitions(e),createTableJobDependency(e),createIndexJobDependencyParent(e),createTableInstance(e),createQueueFunction(e,r),deleteQueueFunction(e,r),insertVersion(e,t)],void 0,a)}
function createInline(e,t,n){return[n.createSchema?createSchema(e):``,createEnumJobState(e),createClockFunction(e),createTableVersion(e),createTableQueue(e),createTableSchedule(e),createTableSubscription(e),createTableBam(e),inlineIntoCreateTable(createTableJob(e,true),[createPrimaryKeyJob(e),createTableJobIndexes(e,n.noDeferrable,n.noCovering)]),inlineIntoCreateTable(createTableWarning(e),[createIndexWarning(e)]),inlineIntoCreateTable(createTableQueueStats(e,true),[createIndexQueueStats(e,n.noCovering),createIndexQueueStatsRetention(e)]),inlineIntoCreateTable(createTableJobDependency(e),[createIndexJobDependencyParent(e)]),createTableInstance(e),createQueueFunction(e,true),deleteQueueFunction(e,true),insertVersion(e,t)]}
function createSchema(e){return`CREATE SCHEMA IF NOT EXISTS ${e}`}
function createEnumJobState(e){return`
    CREATE TYPE ${e}.job_state AS ENUM (
      '${JOB_STATES.created}',
      '${JOB_STATES.retry}',
      '${JOB_STATES.active}',
      '${JOB_STATES.completed}',
      '${JOB_STATES.cancelled}',
      '${JOB_STATES.failed}'
    )
  `}
const CLOCK_FUNCTION_BODY=`SELECT pg_catalog.now();`;
const CLOCK_OVERRIDE_SETTING=`pgboss.test_clock`;
function clockTable(e){return`${e}.__pgboss_test_clock`}
function clockOverrideBody(e){return`SELECT COALESCE(CASE WHEN current_setting('${CLOCK_OVERRIDE_SETTING}', true) = 'on' THEN (SELECT c.now FROM ${clockTable(e)} c LIMIT 1) END, pg_catalog.now());`}
function enableClockOverride(){return`SET ${CLOCK_OVERRIDE_SETTING} = 'on'`}
function getClockFunctionSource(e){return`
    SELECT p.prosrc AS source
    FROM pg_proc p
    JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,`''`)}'
      AND p.proname = 'job_now'
  `}
function clockFunctionIsOverridden(e){return!!e?.includes(CLOCK_OVERRIDE_SETTING)}
function restoreClockFunction(e){return`
    ${createClockFunction(e,{replace:true})}
    DROP TABLE IF EXISTS ${clockTable(e)};
  `}
function createClockFunction(e,t={}){const{replace:n=false,body:r=CLOCK_FUNCTION_BODY}=t;return`
    CREATE ${n?`OR REPLACE `:``}FUNCTION ${e}.job_now()
    RETURNS timestamp with time zone AS
    $$
      ${r}
    $$
    LANGUAGE sql STABLE;
  `}
function createTableVersion(e){return`
    CREATE TABLE ${e}.version (
      version int primary key,
      cron_on timestamp with time zone,
      bam_on timestamp with time zone,
      flow_on timestamp with time zone,
      reindex_on timestamp with time zone,
      monitor_backoff_on timestamp with time zone
    )
  `}
function createTableQueue(e){return`
    CREATE TABLE ${e}.queue (
      name text NOT NULL,
      policy text NOT NULL,
      retry_limit int NOT NULL,
      retry_delay int NOT NULL,
      retry_backoff bool NOT NULL,
      retry_delay_max int,
      expire_seconds int NOT NULL,
      retention_seconds int NOT NULL,
      deletion_seconds int NOT NULL,
      dead_letter text REFERENCES ${e}.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
      partition bool NOT NULL,
      table_name text NOT NULL,
      deferred_count int NOT NULL default 0,
      blocked_count int NOT NULL default 0,
      queued_count int NOT NULL default 0,
      ready_count int NOT NULL default 0,
      warning_queued int NOT NULL default 0,
      active_count int NOT NULL default 0,
      failed_count int NOT NULL default 0,
      total_count int NOT NULL default 0,
      retained_count int,
      retained_on timestamp with time zone,
      created_delta int NOT NULL default 0,
      completed_delta int NOT NULL default 0,
      failed_delta int NOT NULL default 0,
      delta_on timestamp with time zone,
      delta_seconds int,
      wait_bins int[],
      run_bins int[],
      ready_oldest_seconds int,
      ready_history int[] NOT NULL default '{}',
      heartbeat_seconds int,
      notify bool NOT NULL DEFAULT false,
      singletons_active text[],
      monitor_claim_on timestamp with time zone,
      monitor_on timestamp with time zone,
      maintain_on timestamp with time zone,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  `}
function createTableSchedule(e){return`
    CREATE TABLE ${e}.schedule (
      name text REFERENCES ${e}.queue ON DELETE CASCADE,
      key text not null DEFAULT '',
      kind text not null DEFAULT '${SCHEDULE_KINDS.cron}' CHECK (kind IN ('${SCHEDULE_KINDS.cron}', '${SCHEDULE_KINDS.rrule}')),
      cron text not null,
      timezone text DEFAULT 'UTC',
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      last_job_id uuid,
      PRIMARY KEY (name, key)
    )
  `}
function createTableSubscription(e){return`
    CREATE TABLE ${e}.subscription (
      event text not null,
      name text not null REFERENCES ${e}.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    )
  `}
function createTableBam(e){return`
    CREATE TABLE ${e}.bam (
      id uuid PRIMARY KEY default gen_random_uuid(),
      name text NOT NULL,
      version int NOT NULL,
      status text NOT NULL DEFAULT 'pending',
      queue text,
      table_name text NOT NULL,
      command text NOT NULL,
      error text,
      created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone
    )
  `}
function createTableWarning(e){return`
    CREATE TABLE ${e}.warning (
      id uuid PRIMARY KEY default gen_random_uuid(),
      type text NOT NULL,
      message text NOT NULL,
      data jsonb,
      created_on timestamp with time zone NOT NULL DEFAULT now()
    )
  `}
function createIndexWarning(e){return`CREATE INDEX warning_i1 ON ${e}.warning (created_on DESC)`}
function createTableJobDependency(e){return`
    CREATE TABLE ${e}.job_dependency (
      child_name text NOT NULL,
      child_id uuid NOT NULL,
      parent_name text NOT NULL,
      parent_id uuid NOT NULL,
      PRIMARY KEY (child_name, child_id, parent_name, parent_id)
    )
  `}
const INSTANCE_DEAD_KEPT=1e3;
function instanceDead(e){return`(stopped_on IS NOT NULL OR heartbeat_on < ${e}.job_now() - heartbeat_seconds * 3 * interval '1 second')`}
function pruneDeadInstances(e,t,n){return`
    DELETE FROM ${e}.instance
    WHERE id IN (
      SELECT id FROM ${e}.instance
      WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (ORDER BY started_on DESC, id DESC) as n
          FROM ${e}.instance
          WHERE ${t} AND ${instanceDead(e)}
        ) ranked
        WHERE n > ${n}
      )
      FOR UPDATE SKIP LOCKED
    )
  `}
function pruneInstanceLives(e,t){return pruneDeadInstances(e,`id <> $1 AND (CASE WHEN $2::text IS NULL THEN name IS NULL AND host = $3 ELSE name = $2 END)`,t)}
function trimDeadInstances(e,t){return pruneDeadInstances(e,`true`,t)}
function crashSlot(e){return`
    me AS (SELECT id, started_on FROM ${e}.instance WHERE id = $1),
    slot AS (
      SELECT i.*
      FROM ${e}.instance i, me
      WHERE i.id <> me.id
        AND i.host = $3
        AND (i.name = $2 OR (i.name IS NULL AND $2::text IS NULL))
        AND i.started_on < me.started_on
        AND i.heartbeat_on <= me.started_on
        AND NOT (i.pid = $4 AND i.started_on >= $5::timestamptz)
    ),
    boundary AS (SELECT max(started_on) as at FROM slot WHERE stopped_on IS NOT NULL),
    streak AS (
      SELECT s.*
      FROM slot s, boundary b
      WHERE s.stopped_on IS NULL
        AND (b.at IS NULL OR s.started_on > b.at)
    )`}
function crashDead(e){return`(heartbeat_on < ${e}.job_now() - heartbeat_seconds * 3 * interval '1 second'
        OR (pid = $4 AND heartbeat_on < $5::timestamptz))`}
function countCrashRestarts(e){return`
    WITH ${crashSlot(e)},
    crashed AS (
      SELECT id, crash_restarts, crash_restarts_since, heartbeat_on,
        row_number() OVER (ORDER BY started_on, id) as n,
        count(*) OVER () as k
      FROM streak
      WHERE ${crashDead(e)}
    ),
    head AS (
      SELECT crash_restarts as base, COALESCE(crash_restarts_since, heartbeat_on) as since, k
      FROM crashed WHERE n = 1
    ),
    counts AS (
      SELECT c.id, h.base + c.n - 1 as restarts, h.since
      FROM crashed c, head h
      WHERE c.n > 1
      UNION ALL
      SELECT me.id, COALESCE(h.base + h.k, 0), h.since
      FROM me LEFT JOIN head h ON true
    )
    UPDATE ${e}.instance i
    SET crash_restarts = counts.restarts::int,
      crash_restarts_since = counts.since
    FROM counts
    WHERE i.id = counts.id
  `}
function crashRecountAt(e){return`
    WITH ${crashSlot(e)}
    SELECT max(heartbeat_on + heartbeat_seconds * 3 * interval '1 second') as "recountAt"
    FROM streak
    WHERE NOT ${crashDead(e)}
  `}
const INSTANCE_COLUMNS=`id, name, host, pid, version, node_version, heartbeat_seconds,
      supervise, schedule, migrate, persist_queue_stats, persist_warnings,
      pool_max, pool_total, pool_idle, pool_waiting, workers, metrics, config, application_name, started_on, heartbeat_on`;
const INSTANCE_VALUES=`$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17::text::jsonb, $18::text::jsonb, $19::text::jsonb,
      current_setting('application_name')`;
const INSTANCE_BEAT=`pool_max = EXCLUDED.pool_max,
        pool_total = EXCLUDED.pool_total,
        pool_idle = EXCLUDED.pool_idle,
        pool_waiting = EXCLUDED.pool_waiting,
        workers = EXCLUDED.workers,
        metrics = EXCLUDED.metrics,
        heartbeat_on = EXCLUDED.heartbeat_on`;
function registerInstance(e){return`
    INSERT INTO ${e}.instance (${INSTANCE_COLUMNS})
    VALUES (${INSTANCE_VALUES}, ${e}.job_now(), ${e}.job_now())
    ON CONFLICT (id) DO UPDATE SET
      name = EXCLUDED.name,
      host = EXCLUDED.host,
      pid = EXCLUDED.pid,
      version = EXCLUDED.version,
      node_version = EXCLUDED.node_version,
      heartbeat_seconds = EXCLUDED.heartbeat_seconds,
      supervise = EXCLUDED.supervise,
      schedule = EXCLUDED.schedule,
      migrate = EXCLUDED.migrate,
      persist_queue_stats = EXCLUDED.persist_queue_stats,
      persist_warnings = EXCLUDED.persist_warnings,
      application_name = EXCLUDED.application_name,
      config = EXCLUDED.config,
      started_on = EXCLUDED.started_on,
      stopped_on = NULL,
      crash_restarts = 0,
      crash_restarts_since = NULL,
      ${INSTANCE_BEAT}
    RETURNING started_on as "startedOn"
  `}
function heartbeatInstance(e){return`
    INSERT INTO ${e}.instance (${INSTANCE_COLUMNS})
    VALUES (${INSTANCE_VALUES}, $20::timestamptz, ${e}.job_now())
    ON CONFLICT (id) DO UPDATE SET
      ${INSTANCE_BEAT}
  `}
function stopInstance(e){return`UPDATE ${e}.instance SET stopped_on = ${e}.job_now() WHERE id = $1`}
function deleteOldInstances(e,t){return`
    DELETE FROM ${e}.instance
    WHERE heartbeat_on < ${e}.job_now() - interval '${t} days'
  `}
function getInstances(e,t=false){return`
    SELECT
      id,
      name,
      host,
      pid,
      version,
      node_version as "nodeVersion",
      application_name as "applicationName",
      heartbeat_seconds as "heartbeatSeconds",
      supervise,
      schedule,
      migrate,
      persist_queue_stats as "persistQueueStats",
      persist_warnings as "persistWarnings",
      pool_max as "poolMax",
      pool_total as "poolTotal",
      pool_idle as "poolIdle",
      pool_waiting as "poolWaiting",
      workers,
      metrics,
      config,
      crash_restarts as "crashRestarts",
      crash_restarts_since as "crashRestartsSince",
      started_on as "startedOn",
      heartbeat_on as "heartbeatOn",
      stopped_on as "stoppedOn",
      stopped_on IS NULL AND heartbeat_on >= ${e}.job_now() - heartbeat_seconds * 3 * interval '1 second' as live
    FROM ${e}.instance
    ${t?`WHERE (started_on, id) > ((SELECT started_on FROM ${e}.instance WHERE id = $1::uuid), $1::uuid)`:``}
    ORDER BY started_on, id
    LIMIT ${t?`$2`:`$1`}
  `}
function instanceExists(e){return`SELECT 1 FROM ${e}.instance WHERE id = $1::uuid`}
function createIndexJobDependencyParent(e){return`CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON ${e}.job_dependency (parent_name, parent_id)`}
function createTableInstance(e){return`
    CREATE TABLE ${e}.instance (
      id uuid PRIMARY KEY,
      name text,
      host text NOT NULL,
      pid int NOT NULL,
      version text NOT NULL,
      node_version text NOT NULL,
      application_name text,
      heartbeat_seconds int NOT NULL,
      supervise bool NOT NULL,
      schedule bool NOT NULL,
      migrate bool NOT NULL,
      persist_queue_stats bool NOT NULL,
      persist_warnings bool NOT NULL,
      pool_max int,
      pool_total int,
      pool_idle int,
      pool_waiting int,
      workers jsonb NOT NULL DEFAULT '[]'::jsonb,
      metrics jsonb,
      config jsonb NOT NULL DEFAULT '{}'::jsonb,
      crash_restarts int NOT NULL DEFAULT 0,
      crash_restarts_since timestamptz,
      started_on timestamptz NOT NULL DEFAULT now(),
      heartbeat_on timestamptz NOT NULL DEFAULT now(),
      stopped_on timestamptz
    )
  `}
function jobTableFormatFunction(e){return`
    CREATE FUNCTION ${e}.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\\.job\\y', '.%1$I', 'g'),
          '\\yjob_i(\\d+)', '%1$s_i\\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  `}
function jobTableRunFunction(e){return`
    CREATE FUNCTION ${e}.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE ${e}.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE ${e}.job_table_format(command, '${COMMON_JOB_TABLE}');

      FOR tbl IN SELECT table_name FROM ${e}.queue WHERE partition = true
      LOOP
        EXECUTE ${e}.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$
    LANGUAGE plpgsql;
  `}
function jobTableRunAsyncFunction(e){return`
    CREATE FUNCTION ${e}.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          ${e}.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        '${COMMON_JOB_TABLE}',
        ${e}.job_table_format(command, '${COMMON_JOB_TABLE}')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        ${e}.job_table_format(command, queue.table_name)
      FROM ${e}.queue
      WHERE partition = true;
    END;
    $$
    LANGUAGE plpgsql;
  `}
function createTableJob(e,t=false){const n=t?``:`PARTITION BY LIST (name)`;return`
    CREATE TABLE ${e}.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state ${e}.job_state not null default '${JOB_STATES.created}',
      retry_limit integer not null default ${QUEUE_DEFAULTS.retry_limit},
      retry_count integer not null default 0,
      retry_delay integer not null default ${QUEUE_DEFAULTS.retry_delay},
      retry_backoff boolean not null default ${QUEUE_DEFAULTS.retry_backoff},
      retry_delay_max integer,
      expire_seconds int not null default ${QUEUE_DEFAULTS.expire_seconds},
      deletion_seconds int not null default ${QUEUE_DEFAULTS.deletion_seconds},
      singleton_key text,
      singleton_on timestamp without time zone,
      group_id text,
      group_tier text,
      start_after timestamp with time zone not null default now(),
      created_on timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '${QUEUE_DEFAULTS.retention_seconds}',
      output jsonb,
      dead_letter text,
      policy text,
      heartbeat_on timestamp with time zone,
      heartbeat_seconds int,
      blocked boolean not null default false,
      blocking boolean not null default false,
      pending_dependencies int not null default 0,
      source_name text,
      source_id uuid,
      source_created_on timestamp with time zone,
      source_retry_count int,
      source_output jsonb,
      source_root_id uuid,
      trace_context jsonb,
      upsert_by_key bool
    ) ${n}
  `}
const JOB_COLUMNS_MIN=`id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"`;
const JOB_COLUMNS_ALL=`${JOB_COLUMNS_MIN},
  policy,
  state,
  priority,
  retry_limit as "retryLimit",
  retry_delay as "retryDelay",
  retry_backoff as "retryBackoff",
  retry_delay_max as "retryDelayMax",
  start_after as "startAfter",
  started_on as "startedOn",
  singleton_key as "singletonKey",
  singleton_on as "singletonOn",
  deletion_seconds as "deleteAfterSeconds",
  heartbeat_on as "heartbeatOn",
  created_on as "createdOn",
  completed_on as "completedOn",
  keep_until as "keepUntil",
  dead_letter as "deadLetter",
  blocked,
  blocking,
  pending_dependencies as "pendingDependencies",
  output,
  source_name as "sourceName",
  source_id as "sourceId",
  source_created_on as "sourceCreatedOn",
  source_retry_count as "sourceRetryCount",
  source_output as "sourceOutput",
  source_root_id as "sourceRootId"
`;
function createTableJobCommon(e){return`
    CREATE TABLE ${e}.${COMMON_JOB_TABLE} (LIKE ${e}.job INCLUDING GENERATED INCLUDING DEFAULTS);

    SELECT ${e}.job_table_run($cmd$${createPrimaryKeyJob(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createQueueForeignKeyJob(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createQueueForeignKeyJobDeadLetter(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyShort(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicySingleton(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyStately(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyExclusive(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyKeyStrictFifo(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobPolicyKeyStrictFifoHeads(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createCheckConstraintKeyStrictFifo(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobThrottle(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobFetch(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobGroupConcurrency(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobBlocking(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobSourceRoot(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobUpsert(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobLive(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobCreated(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobCompleted(e)}$cmd$, '${COMMON_JOB_TABLE}');
    SELECT ${e}.job_table_run($cmd$${createIndexJobQueuedKey(e)}$cmd$, '${COMMON_JOB_TABLE}');

    ALTER TABLE ${e}.job ATTACH PARTITION ${e}.${COMMON_JOB_TABLE} DEFAULT;
  `}
function createTableJobIndexes(e,t=false,n=false){return`
    ${createQueueForeignKeyJob(e,t)};
    ${createQueueForeignKeyJobDeadLetter(e,t)};
    ${createIndexJobPolicyShort(e)};
    ${createIndexJobPolicySingleton(e)};
    ${createIndexJobPolicyStately(e)};
    ${createIndexJobPolicyExclusive(e)};
    ${createIndexJobPolicyKeyStrictFifo(e)};
    ${createIndexJobPolicyKeyStrictFifoHeads(e,n)};
    ${createCheckConstraintKeyStrictFifo(e)};
    ${createIndexJobThrottle(e)};
    ${createIndexJobFetch(e,n)};
    ${createIndexJobGroupConcurrency(e)};
    ${createIndexJobBlocking(e)};
    ${createIndexJobSourceRoot(e)};
    ${createIndexJobUpsert(e)};
    ${createIndexJobLive(e)};
    ${createIndexJobCreated(e)};
    ${createIndexJobCompleted(e)};
    ${createIndexJobQueuedKey(e)};
  `}
function createQueueFunction(e,t=false){if(t)return`
      CREATE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
      RETURNS VOID AS
      $$
      BEGIN
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, ${QUEUE_DEFAULTS.retry_limit}),
          COALESCE((options->>'retryDelay')::int, ${QUEUE_DEFAULTS.retry_delay}),
          COALESCE((options->>'retryBackoff')::bool, ${QUEUE_DEFAULTS.retry_backoff}),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, ${QUEUE_DEFAULTS.expire_seconds}),
          COALESCE((options->>'retentionSeconds')::int, ${QUEUE_DEFAULTS.retention_seconds}),
          COALESCE((options->>'deleteAfterSeconds')::int, ${QUEUE_DEFAULTS.deletion_seconds}),
          COALESCE((options->>'warningQueueSize')::int, ${QUEUE_DEFAULTS.warning_queued}),
          options->>'deadLetter',
          false,
          'job',
          (options->>'heartbeatSeconds')::int,
          ${e}.job_now(),
          ${e}.job_now()
        )
        ON CONFLICT DO NOTHING;
      END;
      $$
      LANGUAGE plpgsql;
    `;return`
    CREATE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE '${COMMON_JOB_TABLE}'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, ${QUEUE_DEFAULTS.retry_limit}),
          COALESCE((options->>'retryDelay')::int, ${QUEUE_DEFAULTS.retry_delay}),
          COALESCE((options->>'retryBackoff')::bool, ${QUEUE_DEFAULTS.retry_backoff}),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, ${QUEUE_DEFAULTS.expire_seconds}),
          COALESCE((options->>'retentionSeconds')::int, ${QUEUE_DEFAULTS.retention_seconds}),
          COALESCE((options->>'deleteAfterSeconds')::int, ${QUEUE_DEFAULTS.deletion_seconds}),
          COALESCE((options->>'warningQueueSize')::int, ${QUEUE_DEFAULTS.warning_queued}),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, ${QUEUE_DEFAULTS.partition}),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          ${e}.job_now(),
          ${e}.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$${createPrimaryKeyJob(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createQueueForeignKeyJob(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createQueueForeignKeyJobDeadLetter(e)}$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$${createIndexJobFetch(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobThrottle(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobGroupConcurrency(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobBlocking(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobSourceRoot(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobUpsert(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobLive(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobCreated(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobCompleted(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${createIndexJobQueuedKey(e)}$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyShort(e)}$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicySingleton(e)}$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyStately(e)}$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyExclusive(e)}$cmd$, tablename);
      ELSIF options->>'policy' = '${QUEUE_POLICIES.key_strict_fifo}' THEN
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyKeyStrictFifo(e)}$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$${createIndexJobPolicyKeyStrictFifoHeads(e)}$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$${createCheckConstraintKeyStrictFifo(e)}$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `}
function deleteQueueFunction(e,t=false){const n=t?`DELETE FROM ${e}.job WHERE name = queue_name;`:`
      SELECT table_name, partition
      FROM ${e}.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS ${e}.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM ${e}.%I WHERE name = %L', v_table, queue_name);
      END IF;
    `;return`
    CREATE FUNCTION ${e}.delete_queue(queue_name text)
    RETURNS VOID AS
    $$${t?``:`
    DECLARE
      v_table varchar;
      v_partition bool;`}
    BEGIN
      ${n}
      DELETE FROM ${e}.queue WHERE name = queue_name;
    END;
    $$
    LANGUAGE plpgsql;
  `}
function createQueue(e,t,n,r){return locked(e,`SELECT ${e}.create_queue('${t}', '${JSON.stringify(n)}'::jsonb)`,`create-queue`,r)}
function notifyChannelSql(e){return`('pgboss_' || left(encode(sha224('${normalizeSchemaName(e)}'::bytea), 'hex'), 24))`}
function notifyQueue(e,t){return`SELECT pg_notify(${notifyChannelSql(e)}, '${t}')`}
function getDeadLetterReferrer(e){return`
    (SELECT name, 'queue' AS kind FROM ${e}.queue WHERE dead_letter = $1 AND name <> $1 LIMIT 1)
    UNION ALL
    (SELECT name, 'job' AS kind FROM ${e}.job WHERE dead_letter = $1 AND name <> $1 LIMIT 1)
    LIMIT 1
  `}
function deleteQueue(e,t,n,r=false){return locked(e,r?`
      DO $$
      DECLARE
        v_table text;
        v_partition bool;
      BEGIN
        SELECT table_name, partition FROM ${e}.queue WHERE name = '${t}' INTO v_table, v_partition;
        IF NOT FOUND THEN
          RETURN;
        END IF;

        IF v_partition AND to_regclass(format('${e}.%I', v_table)) IS NOT NULL THEN
          EXECUTE format('LOCK TABLE ${e}.${COMMON_JOB_TABLE}, ${e}.%I, ${e}.job IN ACCESS EXCLUSIVE MODE NOWAIT', v_table);
        END IF;

        PERFORM ${e}.delete_queue('${t}');

        IF v_partition THEN
          DELETE FROM ${e}.bam WHERE table_name = v_table AND status <> 'completed';
        END IF;
      END $$
    `:`SELECT ${e}.delete_queue('${t}')`,`delete-queue`,n)}
function createPrimaryKeyJob(e){return`ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)`}
function createQueueForeignKeyJob(e,t=false){return`ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT${t?``:` DEFERRABLE INITIALLY DEFERRED`}`}
function createQueueForeignKeyJobDeadLetter(e,t=false){return`ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT${t?``:` DEFERRABLE INITIALLY DEFERRED`}`}
function createIndexJobPolicyShort(e){return`CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = '${JOB_STATES.created}' AND policy = '${QUEUE_POLICIES.short}'`}
function createIndexJobPolicySingleton(e){return`CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = '${JOB_STATES.active}' AND policy = '${QUEUE_POLICIES.singleton}'`}
function createIndexJobPolicyStately(e){return`CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= '${JOB_STATES.active}' AND policy = '${QUEUE_POLICIES.stately}'`}
function createIndexJobThrottle(e){return`CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> '${JOB_STATES.cancelled}' AND singleton_on IS NOT NULL`}
function createIndexJobFetch(e,t=false){return`CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < '${JOB_STATES.active}' AND NOT blocked`}
function createIndexJobPolicyExclusive(e){return`CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= '${JOB_STATES.active}' AND policy = '${QUEUE_POLICIES.exclusive}'`}
function createIndexJobPolicyKeyStrictFifo(e){return`CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('${JOB_STATES.active}', '${JOB_STATES.retry}', '${JOB_STATES.failed}') AND policy = '${QUEUE_POLICIES.key_strict_fifo}'`}
function createIndexJobPolicyKeyStrictFifoHeads(e,t=false){return`CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id)${t?``:` INCLUDE (start_after)`} WHERE state < '${JOB_STATES.active}' AND NOT blocked AND policy = '${QUEUE_POLICIES.key_strict_fifo}'`}
function createCheckConstraintKeyStrictFifo(e){return`ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = '${QUEUE_POLICIES.key_strict_fifo}' AND singleton_key IS NULL))`}
function createIndexJobGroupConcurrency(e){return`CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = '${JOB_STATES.active}' AND group_id IS NOT NULL`}
function createIndexJobBlocking(e){return`CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = '${JOB_STATES.completed}'`}
function createIndexJobSourceRoot(e){return`CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL`}
function createIndexJobUpsert(e){return`CREATE UNIQUE INDEX job_i13 ON ${e}.job (name, singleton_key) WHERE state = '${JOB_STATES.created}' AND upsert_by_key`}
function createIndexJobLive(e){return`CREATE INDEX job_i14 ON ${e}.job (name, state, blocked, start_after) WHERE ${LIVE_STATES}`}
function createIndexJobCreated(e){return`CREATE INDEX job_i15 ON ${e}.job (name, created_on)`}
function createIndexJobCompleted(e){return`CREATE INDEX job_i16 ON ${e}.job (name, completed_on) WHERE completed_on IS NOT NULL`}
function createIndexJobQueuedKey(e){return`CREATE INDEX job_i17 ON ${e}.job (name, singleton_key, created_on) WHERE state < '${JOB_STATES.active}' AND singleton_key IS NOT NULL`}
function trySetQueueMonitorTime(e,t,n,r){return{text:`
    WITH due AS (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY($1::text[])
        AND EXTRACT( EPOCH FROM (${e}.job_now() - COALESCE(monitor_claim_on, monitor_on, ${e}.job_now() - interval '1 week') ) ) >= ${n}
      ${queueRowLock(r)}
    )
    UPDATE ${e}.queue
    SET monitor_claim_on = ${e}.job_now()
    FROM due
    WHERE queue.name = due.name
    RETURNING queue.name, NOT EXISTS (SELECT 1 FROM ${e}.version WHERE monitor_backoff_on > ${e}.job_now()) as "refreshStats"
  `,values:[t]}}
const MONITOR_PIN_BUDGET_RATIO=.1;
const MONITOR_BACKOFF_MAX_SECONDS=600;
const MONITOR_BACKOFF_CAP_SECONDS=3600;
function setMonitorBackoff(e,t){return{text:`
    WITH budget AS (
      SELECT
        naptime,
        LEAST(
          GREATEST(2 * naptime, LEAST($1::float8, ${MONITOR_BACKOFF_MAX_SECONDS})),
          ${MONITOR_BACKOFF_CAP_SECONDS}
        ) AS backoff
      FROM (
        SELECT EXTRACT(EPOCH FROM current_setting('autovacuum_naptime')::interval)::float8 AS naptime
      ) n
    )
    UPDATE ${e}.version v
    SET monitor_backoff_on = GREATEST(
      COALESCE(v.monitor_backoff_on, ${e}.job_now()),
      ${e}.job_now() + make_interval(secs => b.backoff)
    )
    FROM budget b
    WHERE $1::float8 > ${MONITOR_PIN_BUDGET_RATIO} * b.naptime
    RETURNING
      b.naptime  as "naptimeSeconds",
      EXTRACT(EPOCH FROM (v.monitor_backoff_on - ${e}.job_now()))::float8 as "backoffSeconds",
      v.monitor_backoff_on as "backoffUntil"
  `,values:[t]}}
function trySetQueueDeletionTime(e,t,n,r){return trySetQueueTimestamp(e,t,`maintain_on`,n,r)}
function releaseQueueDeletionTime(e,t,n,r){return{text:`
    UPDATE ${e}.queue
    SET maintain_on = NULL
    FROM (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY($1::text[])
        AND maintain_on = $2::timestamptz
      ${queueRowLock(r)}
    ) q
    WHERE queue.name = q.name
  `,values:[t,n]}}
function trySetCronTime(e,t){return`
    WITH prior AS (
      SELECT cron_on, EXTRACT( EPOCH FROM (${e}.job_now() - cron_on) ) as elapsed FROM ${e}.version
    ), claim AS (
      ${trySetTimestamp(e,`cron_on`,t)}
    )
    SELECT prior.cron_on as "priorCronOn", prior.elapsed as "elapsed", EXISTS (SELECT 1 FROM claim) as "claimed" FROM prior
  `}
function trySetBamTime(e,t){return trySetTimestamp(e,`bam_on`,t)}
function trySetFlowTime(e,t){return trySetTimestamp(e,`flow_on`,t)}
function trySetReindexTime(e,t){return trySetTimestamp(e,`reindex_on`,t)}
function trySetTimestamp(e,t,n){return`
    UPDATE ${e}.version
    SET ${t} = ${e}.job_now()
    WHERE EXTRACT( EPOCH FROM (${e}.job_now() - COALESCE(${t}, ${e}.job_now() - interval '1 week') ) ) >= ${n}
    RETURNING true
  `}
function trySetQueueTimestamp(e,t,n,r,i){return{text:`
    WITH due AS (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY($1::text[])
        AND EXTRACT( EPOCH FROM (${e}.job_now() - COALESCE(${n}, ${e}.job_now() - interval '1 week') ) ) >= ${r}
      ${queueRowLock(i)}
    )
    UPDATE ${e}.queue
    SET ${n} = ${e}.job_now()
    FROM due
    WHERE queue.name = due.name
    RETURNING queue.name, ${utcIsoText(`queue.${n}`)} AS "claimedOn"
  `,values:[t]}}
function queueRowLock(e){return`ORDER BY name FOR NO KEY UPDATE${e?` SKIP LOCKED`:``}`}
function queueClaimSkipLocked(e,t){return e===`postgres`&&!t}
function updateQueue(e){return`
    WITH options as (SELECT $2::jsonb as data)
    UPDATE ${e}.queue SET
      retry_limit = COALESCE((o.data->>'retryLimit')::int, retry_limit),
      retry_delay = COALESCE((o.data->>'retryDelay')::int, retry_delay),
      retry_backoff = COALESCE((o.data->>'retryBackoff')::bool, retry_backoff),
      retry_delay_max = CASE WHEN (o.data -> 'retryDelayMax') IS NOT NULL
        THEN (o.data->>'retryDelayMax')::int
        ELSE retry_delay_max END,
      expire_seconds = COALESCE((o.data->>'expireInSeconds')::int, expire_seconds),
      retention_seconds = COALESCE((o.data->>'retentionSeconds')::int, retention_seconds),
      deletion_seconds = COALESCE((o.data->>'deleteAfterSeconds')::int, deletion_seconds),
      warning_queued = COALESCE((o.data->>'warningQueueSize')::int, warning_queued),
      heartbeat_seconds = CASE WHEN (o.data -> 'heartbeatSeconds') IS NOT NULL
        THEN (o.data->>'heartbeatSeconds')::int
        ELSE heartbeat_seconds END,
      notify = COALESCE((o.data->>'notify')::bool, notify),
      dead_letter = CASE WHEN (o.data -> 'deadLetter') IS NOT NULL
        THEN o.data->>'deadLetter'
        ELSE dead_letter END,
      updated_on = ${e}.job_now()
    FROM options o
    WHERE name = $1
  `}
function currentDatabase(){return`SELECT current_database() AS name`}
function getQueues(e,t,n,r){const i=t&&t.length>0;const a=i?[t]:[];const o=i?[`q.name = ANY($1::text[])`]:[];if(r!==void 0){a.push(r);o.push(`q.name > $${a.length}`)}if(n!==void 0)a.push(n);return{text:`
    SELECT
      q.name,
      q.policy,
      q.retry_limit as "retryLimit",
      q.retry_delay as "retryDelay",
      q.retry_backoff as "retryBackoff",
      q.retry_delay_max as "retryDelayMax",
      q.expire_seconds as "expireInSeconds",
      q.retention_seconds as "retentionSeconds",
      q.deletion_seconds as "deleteAfterSeconds",
      q.partition,
      q.heartbeat_seconds as "heartbeatSeconds",
      q.notify,
      q.dead_letter as "deadLetter",
      q.deferred_count as "deferredCount",
      q.blocked_count as "blockedCount",
      q.warning_queued as "warningQueueSize",
      q.queued_count as "queuedCount",
      q.ready_count as "readyCount",
      q.active_count as "activeCount",
      q.failed_count as "failedCount",
      q.total_count as "totalCount",
      q.created_delta as "createdDelta",
      q.completed_delta as "completedDelta",
      q.failed_delta as "failedDelta",
      q.delta_seconds as "deltaSeconds",
      q.delta_on as "deltaOn",
      q.wait_bins as "waitBins",
      q.run_bins as "runBins",
      q.ready_oldest_seconds as "readyOldestSeconds",
      q.singletons_active as "singletonsActive",
      q.table_name as "table",
      q.created_on as "createdOn",
      q.updated_on as "updatedOn"
    FROM ${e}.queue q
    ${o.length?`WHERE ${o.join(` AND `)}`:``}
    ORDER BY q.name
    ${n!==void 0?`LIMIT $${a.length}`:``}
   `,values:a}}
function deleteJobsById(e,t,n){return`
    WITH results as (
      DELETE FROM ${e}.${t}
      WHERE name = $1
        AND id = ANY($2::uuid[])
        ${n?attemptFence(3):``}
      RETURNING id, state, completed_on
    )
    SELECT COUNT(*), COALESCE(array_agg(id), '{}'::uuid[]) AS ids,
      (COUNT(*) FILTER (WHERE state IN ('${JOB_STATES.completed}', '${JOB_STATES.cancelled}')
        AND completed_on <= ${retainedOn(e)}))::int AS retained
    FROM results
  `}
function retainedOn(e){return`(SELECT retained_on FROM ${e}.queue WHERE name = $1)`}
function truncateTable(e,t){return`TRUNCATE ${e}.${t}`}
function zeroQueueStats(e,t){return`
    UPDATE ${e}.queue SET
      deferred_count = 0,
      blocked_count = 0,
      queued_count = 0,
      ready_count = 0,
      active_count = 0,
      failed_count = 0,
      total_count = 0,
      retained_count = 0,
      retained_on = ${deltaWindowEnd(e)},
      singletons_active = NULL,
      monitor_on = ${e}.job_now()
    FROM (
      SELECT name
      FROM ${e}.queue${t?`
      WHERE name = $1`:``}
      ${queueRowLock()}
    ) q
    WHERE queue.name = q.name
  `}
const SCHEDULE_COLUMNS=`
  name,
  key,
  kind,
  cron,
  COALESCE(timezone, 'UTC') as timezone,
  data,
  options,
  created_on as "createdOn",
  updated_on as "updatedOn",
  last_job_id as "lastJobId"
`;
function getSchedules(e,t=false,n=false){return`
    SELECT ${SCHEDULE_COLUMNS} FROM ${e}.schedule
    ${n?`WHERE (name, key) > ($1, $2)`:``}
    ORDER BY name, key
    ${t?`LIMIT $${n?3:1}`:``}
  `}
function getSchedulesByQueue(e,t=false,n=false){return`
    SELECT ${SCHEDULE_COLUMNS} FROM ${e}.schedule
    WHERE name = $1
      ${n?`AND (name, key) > ($2, $3)`:``}
    ORDER BY key
    ${t?`LIMIT $${n?4:2}`:``}
  `}
function getSchedulesByQueueAndKey(e){return`SELECT ${SCHEDULE_COLUMNS} FROM ${e}.schedule WHERE name = $1 AND COALESCE(key, '') = $2`}
function setScheduleLastJobIds(e){return`
    UPDATE ${e}.schedule s
    SET last_job_id = x."jobId"
    FROM json_to_recordset($1::text::json) AS x (name text, key text, "jobId" uuid)
    WHERE s.name = x.name
      AND COALESCE(s.key, '') = x.key
  `}
function setScheduleKinds(e){return`
    UPDATE ${e}.schedule s SET kind = k.kind
    FROM json_to_recordset($1::text::json) as k (name text, key text, kind text, cron text)
    WHERE s.name = k.name
      AND COALESCE(s.key, '') = k.key
      AND s.cron = k.cron
  `}
function schedule(e){return`
    INSERT INTO ${e}.schedule (name, key, kind, cron, timezone, data, options, created_on, updated_on)
    VALUES ($1, $2, $3, $4, $5, $6, $7, ${e}.job_now(), ${e}.job_now())
    ON CONFLICT (name, key) DO UPDATE SET
      kind = EXCLUDED.kind,
      cron = EXCLUDED.cron,
      timezone = EXCLUDED.timezone,
      data = EXCLUDED.data,
      options = EXCLUDED.options,
      updated_on = ${e}.job_now()
  `}
function unschedule(e){return`
    DELETE FROM ${e}.schedule
    WHERE name = $1
      AND COALESCE(key, '') = $2
  `}
function subscribe(e){return`
    INSERT INTO ${e}.subscription (event, name, created_on, updated_on)
    VALUES ($1, $2, ${e}.job_now(), ${e}.job_now())
    ON CONFLICT (event, name) DO UPDATE SET
      event = EXCLUDED.event,
      name = EXCLUDED.name,
      updated_on = ${e}.job_now()
  `}
function unsubscribe(e){return`
    DELETE FROM ${e}.subscription
    WHERE event = $1 and name = $2
  `}
function getQueuesForEvent(e){return`
    SELECT name FROM ${e}.subscription
    WHERE event = $1
  `}
function getTime(e){return`SELECT round(date_part('epoch', ${e}.job_now()) * 1000) as time`}
function insertWarning(e){return`
    INSERT INTO ${e}.warning (type, message, data, created_on)
    VALUES ($1, $2, $3::text::jsonb, ${e}.job_now())
  `}
function deleteOldWarnings(e,t){return`
    DELETE FROM ${e}.warning
    WHERE created_on < ${e}.job_now() - interval '${t} days'
  `}
function createTableQueueStats(e,t=false){return`
    CREATE TABLE ${e}.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      created_delta   int,
      completed_delta int,
      failed_delta    int,
      delta_seconds   int,
      delta_on        timestamptz,
      wait_bins       int[],
      run_bins        int[],
      ready_oldest_seconds int,
      captured_on timestamptz NOT NULL DEFAULT now(),
      ${t?`PRIMARY KEY (id)`:`PRIMARY KEY (id, captured_on)`}
    ) ${t?``:`PARTITION BY RANGE (captured_on)`}
  `}
function createIndexQueueStats(e,t=false){return`CREATE INDEX queue_stats_i1 ON ${e}.queue_stats (name, captured_on DESC) ${t?``:`INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)`}`}
function createIndexQueueStatsRetention(e){return`CREATE INDEX queue_stats_i2 ON ${e}.queue_stats (captured_on, id)`}
function ensureQueueStatsPartitions(e){return`
    DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (${e}.job_now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = '${resolveSchemaName(e)}' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE ${e}.%I PARTITION OF ${e}.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$
  `}
function dropOldQueueStatsPartitions(e,t){return`
    DO $$
    DECLARE
      r record;
      cutoff date := (${e}.job_now() AT TIME ZONE 'UTC')::date - ${t};
      suffix text;
      part_date date;
    BEGIN
      FOR r IN
        SELECT c.relname
        FROM pg_inherits i
        JOIN pg_class p ON p.oid = i.inhparent
        JOIN pg_class c ON c.oid = i.inhrelid
        JOIN pg_namespace n ON n.oid = p.relnamespace
        WHERE n.nspname = '${resolveSchemaName(e)}' AND p.relname = 'queue_stats'
      LOOP
        suffix := substring(r.relname FROM 'queue_stats_(.*)$');
        IF suffix ~ '^[0-9]{8}$' THEN
          part_date := to_date(suffix, 'YYYYMMDD');
          IF part_date < cutoff THEN
            EXECUTE 'DROP TABLE IF EXISTS ${e}.' || quote_ident(r.relname);
          END IF;
        END IF;
      END LOOP;
    END;
    $$
  `}
function utcIsoText(e){return`to_char(${e} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`}
function deleteOldQueueStats(e,t,n={}){const{after:r,batchSize:i=DELETION_BATCH_SIZE}=n;const[a,o]=(r??``).replace(SINGLE_QUOTE_REGEX,`''`).split(`|`);return`
    WITH batch AS (
      SELECT captured_on, id
      FROM ${e}.queue_stats
      WHERE captured_on < ${e}.job_now() - interval '${t} days' ${r?`AND (captured_on, id) > ('${a}'::timestamptz, '${o}'::uuid)`:``}
      ORDER BY captured_on, id
      LIMIT ${i}
    ),
    removed AS (
      DELETE FROM ${e}.queue_stats
      WHERE id IN (SELECT id FROM batch)
      RETURNING 1
    )
    SELECT
      CASE WHEN (SELECT count(*) FROM batch) = ${i}
        THEN (SELECT ${utcIsoText(`captured_on`)} || '|' || id::text FROM batch ORDER BY captured_on DESC, id DESC LIMIT 1)
      END AS "walkCursor",
      (SELECT count(*) FROM removed)::int AS deleted
  `}
function insertQueueStats(e,t,n){return locked(e,`
    INSERT INTO ${e}.queue_stats
      (name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count,
       created_delta, completed_delta, failed_delta, delta_seconds, delta_on,
       wait_bins, run_bins, ready_oldest_seconds, captured_on)
    SELECT name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count,
           created_delta, completed_delta, failed_delta, delta_seconds, delta_on,
           wait_bins, run_bins, ready_oldest_seconds, ${e}.job_now()
    FROM ${e}.queue
    WHERE name = ANY(${serializeArrayParam(t)})
  `,`queue-stats-insert`,n)}
function getQueueStatsCache(e){return`
    SELECT
      name,
      deferred_count as "deferredCount",
      queued_count   as "queuedCount",
      ready_count    as "readyCount",
      active_count   as "activeCount",
      failed_count   as "failedCount",
      total_count    as "totalCount",
      created_delta   as "createdDelta",
      completed_delta as "completedDelta",
      failed_delta    as "failedDelta",
      delta_seconds   as "deltaSeconds",
      delta_on        as "deltaOn",
      wait_bins       as "waitBins",
      run_bins        as "runBins",
      ready_oldest_seconds as "readyOldestSeconds",
      table_name     as "table",
      monitor_on     as "capturedOn",
      (extract(epoch from (${e}.job_now() - monitor_on)) * 1000)::float8 as "cacheAgeMs",
      (SELECT monitor_backoff_on > ${e}.job_now() FROM ${e}.version) as "monitorBackoff"
    FROM ${e}.queue
    WHERE name = $1
  `}
function getQueueStatsHistory(e){return`
    SELECT
      name,
      deferred_count as "deferredCount",
      queued_count   as "queuedCount",
      ready_count    as "readyCount",
      active_count   as "activeCount",
      failed_count   as "failedCount",
      total_count    as "totalCount",
      created_delta   as "createdDelta",
      completed_delta as "completedDelta",
      failed_delta    as "failedDelta",
      delta_seconds   as "deltaSeconds",
      delta_on        as "deltaOn",
      wait_bins       as "waitBins",
      run_bins        as "runBins",
      ready_oldest_seconds as "readyOldestSeconds",
      captured_on    as "capturedOn"
    FROM ${e}.queue_stats
    WHERE name = $1
      AND ($2::timestamptz IS NULL OR captured_on >= $2)
      AND ($3::timestamptz IS NULL OR captured_on <= $3)
    ORDER BY captured_on DESC
    LIMIT $4
  `}
const STATS_AGG={max:e=>`max(${e})::int`,min:e=>`min(${e})::int`,avg:e=>`round(avg(${e}))::int`};
function getQueueStatsHistoryBucketed(e,t,n){const r=STATS_AGG[t];const i=n===`auto`?`WITH extent AS (
         SELECT min(captured_on) AS lo, max(captured_on) AS hi
         FROM ${e}.queue_stats
         WHERE name = $1
       ),
       bounds AS (
         SELECT
           greatest(coalesce($2::timestamptz, lo), lo) AS lo,
           least(coalesce($3::timestamptz, hi), hi)    AS hi
         FROM extent
       ),
       w AS (
         SELECT greatest(1, ceil(extract(epoch from (hi - lo))::float8 / greatest($5, 1)::float8)::bigint) AS secs
         FROM bounds
       )`:`WITH w AS (SELECT greatest($5, 1)::bigint AS secs)`;const a=n===`auto`?`least($4, $5)`:`$4`;const bucket=e=>`to_timestamp(floor(extract(epoch from ${e})::float8 / w.secs::float8) * w.secs::float8)`;return`
    ${i},
    gauges AS (
      SELECT
        ${bucket(`captured_on`)} as bucket,
        ${r(`deferred_count`)} as "deferredCount",
        ${r(`queued_count`)}   as "queuedCount",
        ${r(`ready_count`)}    as "readyCount",
        ${r(`active_count`)}   as "activeCount",
        ${r(`failed_count`)}   as "failedCount",
        ${r(`total_count`)}    as "totalCount"
      FROM ${e}.queue_stats, w
      WHERE name = $1
        AND ($2::timestamptz IS NULL OR captured_on >= $2)
        AND ($3::timestamptz IS NULL OR captured_on <= $3)
      GROUP BY 1
    ),
    counters AS (
      SELECT
        ${bucket(`delta_on`)} as bucket,
        sum(created_delta)::int   as "createdDelta",
        sum(completed_delta)::int as "completedDelta",
        sum(failed_delta)::int    as "failedDelta",
        sum(delta_seconds)::int   as "deltaSeconds",
        max(delta_on)             as "deltaOn",
        max(ready_oldest_seconds) as "readyOldestSeconds"
      FROM ${e}.queue_stats, w
      WHERE name = $1
        AND delta_on IS NOT NULL
        AND ($2::timestamptz IS NULL OR delta_on >= $2)
        AND ($3::timestamptz IS NULL OR delta_on <= $3)
      GROUP BY 1
    ),
    placed AS (
      SELECT
        COALESCE(
          max(g.bucket) OVER (ORDER BY COALESCE(g.bucket, c.bucket) ROWS UNBOUNDED PRECEDING),
          min(g.bucket) OVER ()
        ) as bucket,
        g."deferredCount",
        g."queuedCount",
        g."readyCount",
        g."activeCount",
        g."failedCount",
        g."totalCount",
        c."createdDelta",
        c."completedDelta",
        c."failedDelta",
        c."deltaSeconds",
        c."deltaOn",
        c."readyOldestSeconds",
        c.bucket as "counterBucket"
      FROM gauges g
        FULL JOIN counters c ON c.bucket = g.bucket
    ),
    passes AS (
      SELECT ${bucket(`delta_on`)} as "counterBucket", wait_bins, run_bins
      FROM ${e}.queue_stats, w
      WHERE name = $1
        AND delta_on IS NOT NULL
        AND wait_bins IS NOT NULL
        AND ($2::timestamptz IS NULL OR delta_on >= $2)
        AND ($3::timestamptz IS NULL OR delta_on <= $3)
    ),
    slots AS (
      SELECT p.bucket, u.slot, coalesce(sum(u.w), 0)::int AS w, coalesce(sum(u.r), 0)::int AS r
      FROM (SELECT DISTINCT bucket, "counterBucket" FROM placed) p
        JOIN passes ps ON ps."counterBucket" = p."counterBucket",
        unnest(ps.wait_bins, ps.run_bins) WITH ORDINALITY AS u(w, r, slot)
      GROUP BY 1, 2
    ),
    histograms AS (
      SELECT
        bucket,
        array_agg(w ORDER BY slot) as "waitBins",
        array_agg(r ORDER BY slot) as "runBins"
      FROM slots
      GROUP BY 1
    ),
    folded AS (
    SELECT
      bucket as "capturedOn",
      max("deferredCount")::int as "deferredCount",
      max("queuedCount")::int   as "queuedCount",
      max("readyCount")::int    as "readyCount",
      max("activeCount")::int   as "activeCount",
      max("failedCount")::int   as "failedCount",
      max("totalCount")::int    as "totalCount",
      sum("createdDelta")::int   as "createdDelta",
      sum("completedDelta")::int as "completedDelta",
      sum("failedDelta")::int    as "failedDelta",
      sum("deltaSeconds")::int   as "deltaSeconds",
      max("deltaOn")             as "deltaOn",
      max("readyOldestSeconds")::int as "readyOldestSeconds"
    FROM placed
    WHERE bucket IS NOT NULL
    GROUP BY 1
    )
    SELECT f.*, h."waitBins", h."runBins"
    FROM folded f
      LEFT JOIN histograms h ON h.bucket = f."capturedOn"
    ORDER BY f."capturedOn" DESC
    LIMIT ${a}
  `}
function getVersion(e){return`SELECT version from ${e}.version`}
function setVersion(e,t){return`UPDATE ${e}.version SET version = '${t}'`}
function versionTableExists(e){return`SELECT to_regclass('${e}.version') as name`}
function getSchemaCaseVariants(e){const t=resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,`''`);return`
    SELECT n.nspname as name
    FROM pg_namespace n
    JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = 'version' AND c.relkind IN ('r', 'p')
    WHERE lower(n.nspname) = lower('${t}') AND n.nspname <> '${t}'
    ORDER BY n.nspname
  `}
function insertVersion(e,t){return`INSERT INTO ${e}.version(version) VALUES ('${t}')`}
function buildFetchParams(e){const{ignoreGroups:t,groupConcurrency:n,minPriority:r,maxPriority:i}=e;const a=t!=null&&t.length>0;const o=n!=null;const s=r!=null;const c=i!=null;const l=o?typeof n===`number`?{default:n}:n:null;const u=l?.tiers&&Object.keys(l.tiers).length>0;const d=[];let f=0;let p=``;let m=``;let h=``;let g=``;let _=``;if(a){f++;p=`$${f}::text[]`;d.push(t)}if(o&&l){f++;m=`$${f}::int`;d.push(l.default);if(u){f++;h=`$${f}::text::jsonb`;d.push(JSON.stringify(l.tiers))}}if(s){f++;g=`$${f}::int`;d.push(r)}if(c){f++;_=`$${f}::int`;d.push(i)}return{values:d,ignoreGroupsParam:p,defaultGroupLimitParam:m,tiersParam:h,minPriorityParam:g,maxPriorityParam:_}}
function fetchNextJob(e,t=false){const{schema:n,table:r,name:i,policy:a,limit:o,includeMetadata:s,includeTraceContext:c=false,ignoreStartAfter:l=false,groupConcurrency:u,minPriority:d,maxPriority:f}=e;const p=a===QUEUE_POLICIES.key_strict_fifo;const m=a===QUEUE_POLICIES.singleton||a===QUEUE_POLICIES.stately;const h=o>1&&m;const g=e.ignoreGroups!=null&&e.ignoreGroups.length>0;const _=u!=null;const v=d!=null;const y=f!=null;const b=_?typeof u===`number`?{default:u}:u:null;const x=_&&b?.tiers&&Object.keys(b.tiers).length>0;const S=_&&!x&&b?.default===1;const C=_&&!S;const w=buildFetchParams(e);const T=x?`COALESCE((${w.tiersParam} ->> group_tier)::int, ${w.defaultGroupLimitParam})`:w.defaultGroupLimitParam;const E=C?`COALESCE(((SELECT counts FROM active_group_count_map) ->> j.group_id)::int, 0)`:``;const D=[`j.id`,h?`j.singleton_key`:``,_?`j.group_id, j.group_tier`:``,C?`${E} as active_cnt`:``].filter(Boolean).join(`, `);const O=C?`active_group_count_map AS MATERIALIZED (
        SELECT COALESCE(jsonb_object_agg(group_id, active_cnt), '{}'::jsonb) as counts
        FROM (
          SELECT group_id, COUNT(*)::int as active_cnt
          FROM ${n}.${r}
          WHERE name = '${i}' AND state = '${JOB_STATES.active}' AND group_id IS NOT NULL
          GROUP BY group_id
        ) active_groups
      ), `:``;const k=t?``:`FOR UPDATE OF j SKIP LOCKED`;const A=_?S?`(j.group_id IS NULL
            OR NOT EXISTS (
              SELECT 1
              FROM ${n}.${r} active_group_probe
              WHERE active_group_probe.name = '${i}'
                AND active_group_probe.state = '${JOB_STATES.active}'
                AND active_group_probe.group_id IS NOT NULL
                AND active_group_probe.group_id = j.group_id
            ))`:`(j.group_id IS NULL
            OR ${E} < ${T})`:``;const j=p?`strict_fifo_heads AS MATERIALIZED (
        SELECT DISTINCT ON (h.singleton_key) h.id
        FROM ${n}.${r} h
        WHERE h.name = '${i}'
          AND h.state < '${JOB_STATES.active}'
          AND NOT h.blocked
          AND h.policy = '${QUEUE_POLICIES.key_strict_fifo}'
          ${!l?`AND h.start_after <= ${n}.job_now()`:``}
        ORDER BY h.singleton_key, h.state DESC, h.created_on, h.id
      ), `:``;const M=`
      next AS (
        SELECT ${D}
        FROM ${n}.${r} j
        WHERE ${[`j.name = '${i}'`,`j.state < '${JOB_STATES.active}'`,`NOT j.blocked`,!l?`j.start_after <= ${n}.job_now()`:``,p?`j.id IN (SELECT id FROM strict_fifo_heads)`:``,p?`NOT EXISTS (
            SELECT 1
            FROM ${n}.${r} b
            WHERE b.name = j.name
              AND b.singleton_key = j.singleton_key
              AND b.state IN ('${JOB_STATES.active}', '${JOB_STATES.retry}', '${JOB_STATES.failed}')
              AND b.policy = '${QUEUE_POLICIES.key_strict_fifo}'
              AND b.id <> j.id
          )`:``,m?`NOT EXISTS (
            SELECT 1
            FROM ${n}.${r} singleton_probe
            WHERE singleton_probe.name = j.name
              AND singleton_probe.state = '${JOB_STATES.active}'
              AND singleton_probe.policy = '${a}'
              AND COALESCE(singleton_probe.singleton_key, '') = COALESCE(j.singleton_key, '')
          )`:``,g?`(j.group_id IS NULL OR j.group_id <> ALL(${w.ignoreGroupsParam}))`:``,v?`j.priority >= ${w.minPriorityParam}`:``,y?`j.priority <= ${w.maxPriorityParam}`:``,A].filter(Boolean).join(`
          AND `)}
        ORDER BY j.priority desc, j.created_on
        LIMIT ${o}
        ${k}
      )`;const N=h?`, singleton_ranking AS (
        SELECT id, ${_?`group_id, group_tier, `:``}${C?`active_cnt, `:``}
          row_number() OVER (PARTITION BY singleton_key) as singleton_rn
        FROM next
      )`:``;const P=_?`,
      group_ranking AS (
        SELECT t.id
          , t.group_id
          , t.group_tier
          ${h?`, singleton_rn`:``}
          , ROW_NUMBER() OVER (PARTITION BY t.group_id ORDER BY t.id) as group_rn
          , ${C?`t.active_cnt`:`0`} as active_cnt
        FROM ${h?`singleton_ranking`:`next`} t
        ${h?`WHERE singleton_rn = 1`:``}
      ),
      group_filtered AS (
        SELECT id FROM group_ranking
        WHERE group_id IS NULL
          OR (active_cnt + group_rn) <= ${T}
      )`:``;const F=_?`group_filtered`:h?`singleton_ranking`:`next`;const I=_?``:`FROM ${F}`;const L=_?`j.id = ANY (ARRAY(SELECT id FROM ${F}))`:`j.id = ${F}.id`;const R=t?`AND j.state < '${JOB_STATES.active}'`:``;return{text:`
      WITH
      ${j}
      ${O}
      ${M}
      ${N}
      ${P}
      UPDATE ${n}.${r} j SET
        state = '${JOB_STATES.active}',
        started_on = ${n}.job_now(),
        heartbeat_on = ${n}.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      ${I}
      WHERE name = '${i}' AND ${L}
      ${h&&!_?`AND singleton_rn = 1`:``}
      ${R}
      RETURNING j.${s?JOB_COLUMNS_ALL:JOB_COLUMNS_MIN}${c?`, j.trace_context as "__traceContext"`:``}
    `,values:w.values}}
function attemptFence(e){return`AND state = '${JOB_STATES.active}'
        AND (id::text || ':' || retry_count::text) = ANY($${e}::text[])`}
function attemptPairs(e,t){return e.map((e,n)=>`${canonicalUuid(e)}:${t[n]}`)}
const CANONICAL_UUID=/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
function canonicalUuid(e){if(CANONICAL_UUID.test(e))return e;const t=e.replace(/[{}-]/g,``).toLowerCase();if(!/^[0-9a-f]{32}$/.test(t))return e;return`${t.slice(0,8)}-${t.slice(8,12)}-${t.slice(12,16)}-${t.slice(16,20)}-${t.slice(20)}`}
function recordsetAttemptFence(e,t){return`AND ${e}state = '${JOB_STATES.active}'
        AND ${e}retry_count = ${t}.retry_count`}
function completeJobsUpdate(e,t,n,r){return`UPDATE ${e}.${t}
      SET completed_on = ${e}.job_now(),
        state = '${JOB_STATES.completed}',
        output = $3::jsonb,
        blocked = ${n?`false`:`blocked`},
        pending_dependencies = ${n?`0`:`pending_dependencies`}
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND ${n?`state < '${JOB_STATES.completed}'`:`state = '${JOB_STATES.active}'`}
        ${r?attemptFence(4):``}`}
function lockedChildrenCte(e){return`locked_children AS (
      SELECT j.name, j.id, d.n
      FROM ${e}.job j
      JOIN decremented d ON d.child_name = j.name
        AND d.child_id = j.id
      WHERE j.blocked
      ORDER BY j.name, j.id
      FOR UPDATE OF j
    )`}
function unblockChildrenUpdate(e){return`UPDATE ${e}.job j
      SET pending_dependencies = GREATEST(j.pending_dependencies - lc.n, 0),
          blocked = GREATEST(j.pending_dependencies - lc.n, 0) > 0,
          start_after = CASE WHEN GREATEST(j.pending_dependencies - lc.n, 0) = 0
            THEN GREATEST(j.start_after, ${e}.job_now())
            ELSE j.start_after END
      FROM locked_children lc
      WHERE j.name = lc.name
        AND j.id = lc.id`}
function completeJobs(e,t,n,r){return`
    WITH results AS (
      ${completeJobsUpdate(e,t,n,r)}
      RETURNING id
    )
    ${settledCountAndIds()}
  `}
function completeJobsWithOutputs(e,t){return`
    WITH input AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    ),
    results AS (
      UPDATE ${e}.${t} j
      SET completed_on = ${e}.job_now(),
        state = '${JOB_STATES.completed}',
        output = i.output
      FROM input i
      WHERE j.name = $1
        AND j.id = i.id
        ${recordsetAttemptFence(`j.`,`i`)}
      RETURNING j.id
    )
    ${settledCountAndIds()}
  `}
function completeJobsWithOutputsDistributed(e,t){return`
    WITH input AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    )
    UPDATE ${e}.${t} j
    SET completed_on = ${e}.job_now(),
      state = '${JOB_STATES.completed}',
      output = i.output
    FROM input i
    WHERE j.name = $1
      AND j.id = i.id
      ${recordsetAttemptFence(`j.`,`i`)}
    RETURNING j.id
  `}
function cancelJobs(e,t,n){return`
    WITH results as (
      UPDATE ${e}.${t}
      SET completed_on = ${e}.job_now(),
        state = '${JOB_STATES.cancelled}'
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state < '${JOB_STATES.completed}'
        ${n?attemptFence(3):``}
      RETURNING id
    )
    ${settledCountAndIds()}
  `}
function resumeJobs(e,t){return`
    WITH resumable as (
      SELECT id, completed_on
      FROM ${e}.${t}
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state = '${JOB_STATES.cancelled}'
    ),
    results as (
      UPDATE ${e}.${t} j
      SET completed_on = NULL,
        state = '${JOB_STATES.created}',
        upsert_by_key = NULL,
        start_after = GREATEST(j.start_after, ${e}.job_now())
      FROM resumable r
      WHERE j.name = $1
        AND j.id = r.id
        AND j.state = '${JOB_STATES.cancelled}'
      RETURNING r.completed_on
    )
    SELECT COUNT(*), (COUNT(*) FILTER (WHERE completed_on <= ${retainedOn(e)}))::int AS retained
    FROM results
  `}
function restoreJobs(e,t){return`
    UPDATE ${e}.${t}
    SET state = '${JOB_STATES.created}',
        started_on = NULL,
        heartbeat_on = NULL,
        upsert_by_key = NULL
    WHERE name = $1
      AND id = ANY($2::uuid[])
  `}
function isDateTimeString(e){return`(right(${e}, 1) = 'Z' OR ${e} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}')`}
function insertJobs(e,{table:t,name:n,returnId:r=true,notify:i=false,slots:a=false,upsertByKey:o=false}){const s=i?`RETURNING id, start_after`:r?`RETURNING id`:``;const c=`
    INSERT INTO ${e}.${t} (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies,
      trace_context${o?`, upsert_by_key`:``}
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      '${n}' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      ${e}.job_now() as created_on,
      "singletonKey",
      CASE
        ${a?`WHEN "__singletonSlot" IS NOT NULL THEN CAST("__singletonSlot" as timestamp)`:``}
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', ${e}.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds, ${QUEUE_DEFAULTS.expire_seconds}) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds, ${QUEUE_DEFAULTS.deletion_seconds}) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds, ${QUEUE_DEFAULTS.retention_seconds}) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit, ${QUEUE_DEFAULTS.retry_limit}) as retry_limit,
      COALESCE("retryDelay", q.retry_delay, ${QUEUE_DEFAULTS.retry_delay}) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, ${QUEUE_DEFAULTS.retry_backoff}) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies,
      "__traceContext" as trace_context${o?`, true as upsert_by_key`:``}
    FROM (
      SELECT *,
        CASE
          WHEN ${isDateTimeString(`"startAfter"`)} THEN CAST("startAfter" as timestamp with time zone)
          ELSE ${e}.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($1::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        ${a?`"__singletonSlot" text,`:``}
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer,
        "__traceContext" jsonb
      )
    ) j
    LEFT JOIN ${e}.queue q ON q.name = '${n}'
    ON CONFLICT DO NOTHING
    ${s}
  `;if(!i)return c;const l=r?`>= 0`:`< 0`;return`
    WITH ins AS (
      ${c}
    ),
    notified AS (
      SELECT pg_notify(${notifyChannelSql(e)}, '${n}')
      FROM ins WHERE start_after <= ${e}.job_now() LIMIT 1
    )
    SELECT id FROM ins WHERE (SELECT count(*) FROM notified) ${l}
  `}
function insertFlowJobs(e,{table:t,name:n},r){return`
    WITH ins AS (
      ${insertJobs(e,{table:t,name:n,returnId:true}).replace(`$1`,()=>serializeJsonParam(r))}
    )
    SELECT 1 / (CASE WHEN (SELECT count(*) FROM ins) = ${r.length} THEN 1 ELSE 0 END)
  `}
function failJobsById(e,t,n){return failJobs(e,t,`name = $1 AND id = ANY($2::uuid[]) AND state < '${JOB_STATES.completed}' ${n?attemptFence(4):``}`,`$3::jsonb`)}
const EXPIRY_BATCH_SIZE=1e3;
function timedOut(e,t){return`state = '${JOB_STATES.active}'
            AND (started_on + expire_seconds * interval '1s') < ${e}.job_now()
            AND name = ANY(${serializeArrayParam(t)})`}
function heartbeatLost(e,t){return`state = '${JOB_STATES.active}'
            AND heartbeat_seconds IS NOT NULL
            AND (heartbeat_on + heartbeat_seconds * interval '1s') < ${e}.job_now()
            AND name = ANY(${serializeArrayParam(t)})`}
function failJobsByTimeout(e,t,n,r,i=EXPIRY_BATCH_SIZE){return locked(e,expireJobs(e,t,timedOut(e,n),`'{ "value": { "message": "job timed out" } }'::jsonb`,i),t+`failJobsByTimeout`,r)}
function failJobsByHeartbeat(e,t,n,r,i=EXPIRY_BATCH_SIZE){return locked(e,expireJobs(e,t,heartbeatLost(e,n),`'{ "value": { "message": "job heartbeat timeout" } }'::jsonb`,i),t+`failJobsByHeartbeat`,r)}
function expireJobs(e,t,n,r,i){return`
    WITH picked AS (
      SELECT id FROM ${e}.${t} WHERE ${n} LIMIT ${i}
    ),
    ${failJobsBody(e,t,`${n} AND id IN (SELECT id FROM picked)`,r)}
    SELECT (SELECT count(*) FROM picked)::int AS "expiryPicked"
  `}
function touchJobs(e,t,n){return`
    WITH results AS (
      UPDATE ${e}.${t}
      SET heartbeat_on = ${e}.job_now()
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state = '${JOB_STATES.active}'
        ${n?attemptFence(3):``}
      RETURNING id
    )
    ${settledCountAndIds()}
  `}
function failJobs(e,t,n,r){return`
    WITH ${failJobsBody(e,t,n,r)}
    ${settledCountAndIds()}
  `}
function settledCountAndIds(){return`SELECT COUNT(*), COALESCE(array_agg(id), '{}'::uuid[]) AS ids FROM results`}
function failJobsBody(e,t,n,r,i=false){return`deleted_jobs AS (
      DELETE FROM ${e}.${t}
      WHERE ${n}
      RETURNING *
    ),
    retried_jobs AS (
      INSERT INTO ${e}.${t} (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id,
        trace_context
      )
      SELECT
        id,
        name,
        priority,
        data,
        ${i?`'${JOB_STATES.failed}'::${e}.job_state`:`CASE
          WHEN retry_count < retry_limit THEN '${JOB_STATES.retry}'::${e}.job_state
          ELSE '${JOB_STATES.failed}'::${e}.job_state
          END`} as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        CASE WHEN retry_count = retry_limit THEN start_after
             WHEN NOT retry_backoff THEN ${e}.job_now() + retry_delay * interval '1'
             ELSE ${e}.job_now() + LEAST(
               retry_delay_max,
               GREATEST(retry_delay, 1) * (
                2 ^ LEAST(16, retry_count + 1) / 2 +
                2 ^ LEAST(16, retry_count + 1) / 2 * random()
               )
             ) * interval '1s'
        END as start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        ${i?`${e}.job_now()`:`CASE WHEN retry_count < retry_limit THEN NULL ELSE ${e}.job_now() END`} as completed_on,
        keep_until,
        policy,
        ${r},
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id,
        trace_context
      FROM deleted_jobs
      ON CONFLICT DO NOTHING
      RETURNING *
    ),
    failed_jobs as (
      INSERT INTO ${e}.${t} (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id,
        trace_context
      )
      SELECT
        id,
        name,
        priority,
        data,
        '${JOB_STATES.failed}'::${e}.job_state as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        ${e}.job_now() as completed_on,
        keep_until,
        policy,
        ${r},
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id,
        trace_context
      FROM deleted_jobs
      WHERE id NOT IN (SELECT id from retried_jobs)
      RETURNING *
    ),
    results as (
      SELECT * FROM retried_jobs
      UNION ALL
      SELECT * FROM failed_jobs
    ),
    dlq_jobs as (
      INSERT INTO ${e}.job (name, priority, data, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,
        expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,
        source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id, trace_context)
      SELECT
        r.dead_letter,
        r.priority,
        r.data,
        q.retry_limit,
        q.retry_backoff,
        q.retry_delay,
        ${e}.job_now(),
        ${e}.job_now(),
        ${e}.job_now() + q.retention_seconds * interval '1s',
        q.deletion_seconds,
        q.expire_seconds,
        r.singleton_key,
        r.group_id,
        r.group_tier,
        q.heartbeat_seconds,
        r.name,
        r.id,
        r.created_on,
        r.retry_count,
        r.output,
        COALESCE(r.source_root_id, r.id),
        r.trace_context
      FROM results r
        JOIN ${e}.queue q ON q.name = r.dead_letter
      WHERE state = '${JOB_STATES.failed}'
    )`}
function failJobsByIdWithOutputs(e,t){return`
    WITH output_map AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    ),
    ${failJobsBody(e,t,`name = $1 AND (id, retry_count) IN (SELECT id, retry_count FROM output_map) AND state = '${JOB_STATES.active}'`,`(SELECT om.output FROM output_map om WHERE om.id = deleted_jobs.id)`)}
    ${settledCountAndIds()}
  `}
function deadLetterJobsByIdWithOutputs(e,t){return`
    WITH output_map AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    ),
    ${failJobsBody(e,t,`name = $1 AND (id, retry_count) IN (SELECT id, retry_count FROM output_map) AND state = '${JOB_STATES.active}'`,`(SELECT om.output FROM output_map om WHERE om.id = deleted_jobs.id)`,true)}
    ${settledCountAndIds()}
  `}
const REBOUND_TIMESTAMPS_AS_TEXT=`started_on::text as started_on_text,
      singleton_on::text as singleton_on_text,
      created_on::text as created_on_text,
      keep_until::text as keep_until_text,
      start_after::text as start_after_text,
      source_created_on::text as source_created_on_text`;
function selectJobsToFailById(e,t,n){return{text:`SELECT *, ${REBOUND_TIMESTAMPS_AS_TEXT}
      FROM ${e}.${t} WHERE name = $1 AND id = ANY($2::uuid[]) AND state < '${JOB_STATES.completed}' ${n?attemptFence(3):``}`,values:[]}}
function deleteJobsToFail(e,t){return{text:`DELETE FROM ${e}.${t} WHERE name = $1 AND id = ANY($2::uuid[])`,values:[]}}
function selectJobsToFailByTimeout(e,t,n,r=EXPIRY_BATCH_SIZE){return{text:`SELECT *, ${REBOUND_TIMESTAMPS_AS_TEXT}
      FROM ${e}.${t}
      WHERE ${timedOut(e,n)}
      LIMIT ${r}`,values:[]}}
function selectJobsToFailByHeartbeat(e,t,n,r=EXPIRY_BATCH_SIZE){return{text:`SELECT *, ${REBOUND_TIMESTAMPS_AS_TEXT}
      FROM ${e}.${t}
      WHERE ${heartbeatLost(e,n)}
      LIMIT ${r}`,values:[]}}
function deleteJobsByIds(e,t){return{text:`DELETE FROM ${e}.${t} WHERE (name, id) IN (SELECT n, i FROM unnest($1::text[], $2::uuid[]) AS p(n, i))`,values:[]}}
function completeJobsDistributed(e,t,n,r){return`
    ${completeJobsUpdate(e,t,n,r)}
    RETURNING id
  `}
function decrementDependents(e){return`
    WITH decremented AS (
      SELECT d.child_name, d.child_id, COUNT(*)::int AS n
      FROM ${e}.job_dependency d
      WHERE d.parent_name = $1
        AND d.parent_id = ANY($2::uuid[])
      GROUP BY d.child_name, d.child_id
    ),
    ${lockedChildrenCte(e)}
    ${unblockChildrenUpdate(e)}
  `}
const FLOW_BATCH_SIZE=1e3;
function resolveFlowJobs(e,t,n){return{text:`
    WITH locked_parents AS (
      SELECT j.name, j.id
      FROM ${e}.${t} j
      WHERE j.blocking
        AND j.state = '${JOB_STATES.completed}'
        AND j.name = ANY($1::text[])
      ORDER BY j.name, j.id
      FOR UPDATE OF j SKIP LOCKED
      LIMIT ${FLOW_BATCH_SIZE}
    ),
    decremented AS (
      SELECT d.child_name, d.child_id, COUNT(*)::int AS n
      FROM ${e}.job_dependency d
      JOIN locked_parents p ON d.parent_name = p.name
        AND d.parent_id = p.id
      GROUP BY d.child_name, d.child_id
    ),
    ${lockedChildrenCte(e)},
    unblocked AS (
      ${unblockChildrenUpdate(e)}
      RETURNING 1
    ),
    cleared AS (
      UPDATE ${e}.${t} j
      SET blocking = false
      FROM locked_parents p
      WHERE j.name = p.name
        AND j.id = p.id
      RETURNING 1
    )
    SELECT COUNT(*)::int AS resolved FROM cleared
  `,values:[n]}}
function selectBlockingParents(e,t,n,r){return{text:`
      SELECT name, id
      FROM ${e}.${t}
      WHERE blocking
        AND state = '${JOB_STATES.completed}'
        AND name = ANY($1::text[])
      ORDER BY name, id
      FOR UPDATE${r?``:` SKIP LOCKED`}
      LIMIT ${FLOW_BATCH_SIZE}
    `,values:[n]}}
function clearBlocking(e){return`
    UPDATE ${e}.job
    SET blocking = false
    WHERE name = $1
      AND id = ANY($2::uuid[])
  `}
function insertRetryJob(e,t){return`
    INSERT INTO ${e}.${t} (
      id, name, priority, data, state, retry_limit, retry_count, retry_delay,
      retry_backoff, retry_delay_max, start_after, started_on, singleton_key, singleton_on,
      group_id, group_tier, expire_seconds, deletion_seconds, created_on, completed_on,
      keep_until, policy, output, dead_letter,
      heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies,
      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id, trace_context
    ) VALUES (
      $1, $2, $3, $4::text::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
      $23::text::jsonb, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34::text::jsonb, $35, $36::text::jsonb
    ) ON CONFLICT DO NOTHING
    RETURNING id
  `}
function insertDeadLetterJob(e){return`
    INSERT INTO ${e}.job (name, data, priority, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,
      expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,
      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id, trace_context)
    SELECT $1, $2::text::jsonb, $9, q.retry_limit, q.retry_backoff, q.retry_delay, ${e}.job_now(), ${e}.job_now(), ${e}.job_now() + q.retention_seconds * interval '1s', q.deletion_seconds,
      q.expire_seconds, $8, $10, $11, q.heartbeat_seconds,
      $4, $5, $6, $7, $3::text::jsonb, COALESCE($12::uuid, $5::uuid), $13::text::jsonb
    FROM ${e}.queue q WHERE q.name = $1
  `}
function redriveWhere(e,t){return`j.name = $1
        AND j.state < '${JOB_STATES.active}'
        AND NOT EXISTS (
          SELECT 1 FROM ${e}.${t} k
          WHERE j.policy = '${QUEUE_POLICIES.key_strict_fifo}'
            AND k.name = j.name
            AND k.singleton_key = j.singleton_key
            AND k.policy = '${QUEUE_POLICIES.key_strict_fifo}'
            AND k.state IN ('${JOB_STATES.active}', '${JOB_STATES.retry}', '${JOB_STATES.failed}')
        )
        AND ($3::text IS NULL OR j.source_name = $3)
        AND ($4::text::jsonb IS NULL OR j.data @> $4::text::jsonb)
        AND ($5::timestamptz IS NULL OR j.created_on < $5)
        AND ($6::uuid[] IS NULL OR j.id = ANY($6::uuid[]))`}
const REDRIVE_INSERT_COLUMNS=`(id, name, data, priority, retry_limit, retry_backoff, retry_delay, retry_delay_max,
       expire_seconds, start_after, created_on, keep_until, deletion_seconds, policy, singleton_key, group_id, group_tier,
       heartbeat_seconds, dead_letter, source_root_id, trace_context)`;
function redriveInsertValues(e,t,n){return`${t}, COALESCE(${n}, m.source_name), m.data, m.priority, q.retry_limit, q.retry_backoff,
      q.retry_delay, q.retry_delay_max, q.expire_seconds, ${e}.job_now(), ${e}.job_now(),
      ${e}.job_now() + q.retention_seconds * interval '1s', q.deletion_seconds, q.policy,
      m.singleton_key, m.group_id, m.group_tier, q.heartbeat_seconds, q.dead_letter,
      COALESCE(m.source_root_id, m.source_id), m.trace_context`}
function redriveConflictFailable(e,t,n){return`(j.policy IS DISTINCT FROM '${QUEUE_POLICIES.key_strict_fifo}' OR j.singleton_key IS NULL OR j.id IN (
        SELECT DISTINCT ON (m.singleton_key) m.id
        FROM ${e}.${t} m
        WHERE ${n} AND m.policy = '${QUEUE_POLICIES.key_strict_fifo}'
        ORDER BY m.singleton_key, m.created_on, m.id
      ))`}
function redriveConflictSet(e){return`state = '${JOB_STATES.failed}',
      completed_on = ${e}.job_now(),
      source_output = COALESCE(j.source_output, j.output),
      output = jsonb_build_object(
        'message', 'Not redriven: queue ' || q.name || CASE
          WHEN j.singleton_key IS NULL THEN ' already has a job this one conflicts with'
          ELSE ' already has a job with singletonKey ' || j.singleton_key
        END || ' under its ' || COALESCE(q.policy, 'standard') || ' policy',
        'reason', 'redrive_conflict',
        'destination', q.name,
        'policy', q.policy,
        'singletonKey', j.singleton_key
      )`}
function redriveJobs(e,t){return`
    WITH candidates AS (
      SELECT j.id, gen_random_uuid() AS new_id
      FROM ${e}.${t} j
      JOIN ${e}.queue q ON q.name = COALESCE($2, j.source_name)
      WHERE ${redriveWhere(e,t)}
      ORDER BY j.created_on
      LIMIT $7
      FOR UPDATE OF j SKIP LOCKED
    ),
    ins AS (
      INSERT INTO ${e}.job ${REDRIVE_INSERT_COLUMNS}
      SELECT ${redriveInsertValues(e,`c.new_id`,`$2`)}
      FROM candidates c
        JOIN ${e}.${t} m ON m.name = $1 AND m.id = c.id
        JOIN ${e}.queue q ON q.name = COALESCE($2, m.source_name)
      ORDER BY m.created_on
      ON CONFLICT DO NOTHING
      RETURNING id
    ),
    settled AS (
      SELECT c.id, (i.id IS NOT NULL) AS inserted
      FROM candidates c LEFT JOIN ins i ON i.id = c.new_id
    ),
    removed AS (
      DELETE FROM ${e}.${t}
      WHERE name = $1 AND id IN (SELECT id FROM settled WHERE inserted)
    ),
    conflicted AS (
      UPDATE ${e}.${t} j
      SET ${redriveConflictSet(e)}
      FROM settled s, ${e}.queue q
      WHERE j.name = $1
        AND j.id = s.id
        AND NOT s.inserted
        AND q.name = COALESCE($2, j.source_name)
        AND ${redriveConflictFailable(e,t,`m.name = $1 AND m.id IN (SELECT id FROM settled WHERE NOT inserted)`)}
    )
    SELECT count(*)::int AS moved FROM ins
  `}
function selectRedriveCandidates(e,t){return`
    SELECT j.id, gen_random_uuid() AS new_id
    FROM ${e}.${t} j
    WHERE ${redriveWhere(e,t)}
      AND EXISTS (SELECT 1 FROM ${e}.queue q WHERE q.name = COALESCE($2, j.source_name))
    ORDER BY j.created_on
    LIMIT $7
    FOR UPDATE
  `}
function insertRedrivenJobs(e,t){return`
    INSERT INTO ${e}.job ${REDRIVE_INSERT_COLUMNS}
    SELECT ${redriveInsertValues(e,`p.new_id`,`$2`)}
    FROM unnest($1::uuid[], $3::uuid[]) AS p (id, new_id)
      JOIN ${e}.${t} m ON m.name = $4 AND m.id = p.id
      JOIN ${e}.queue q ON q.name = COALESCE($2, m.source_name)
    ORDER BY m.created_on
    ON CONFLICT DO NOTHING
    RETURNING id
  `}
function failRedriveConflicts(e,t){return`
    UPDATE ${e}.${t} j
    SET ${redriveConflictSet(e)}
    FROM ${e}.queue q
    WHERE j.name = $3
      AND j.id = ANY($1::uuid[])
      AND q.name = COALESCE($2, j.source_name)
      AND ${redriveConflictFailable(e,t,`m.name = $3 AND m.id = ANY($1::uuid[])`)}
  `}
function previewRedrive(e,t){const n=`
    FROM ${e}.${t} j
    LEFT JOIN ${e}.queue q ON q.name = COALESCE($2, j.source_name)
    WHERE ${redriveWhere(e,t)}`;return`
    (SELECT q.name AS destination ${n} AND q.name IS NOT NULL LIMIT $7)
    UNION ALL
    (SELECT NULL AS destination ${n} AND q.name IS NULL LIMIT $7)
  `}
const DELETION_BATCH_SIZE=1e4;
const MAX_UUID=`ffffffff-ffff-ffff-ffff-ffffffffffff`;
function deletion(e,t,n,r={}){return locked(e,deleteJobsBatch(e,t,n,`(
          (deletion_seconds > 0 AND completed_on + deletion_seconds * interval '1s' < ${e}.job_now())
          OR
          (state < '${JOB_STATES.active}' AND keep_until < ${e}.job_now())
        )`,r),t+`deletion`,r.noAdvisoryLocks)}
function deleteQueuedJobs(e,t,n,r={}){return deleteJobsBatch(e,t,n,`state < '${JOB_STATES.active}'`,r)}
function deleteStoredJobs(e,t,n,r={}){return deleteJobsBatch(e,t,n,`state > '${JOB_STATES.active}'`,r)}
function deleteAllJobs(e,t,n,r={}){return deleteJobsBatch(e,t,n,`true`,r)}
function walkBatchBound(e,t,n,r){return r===`cockroachdb`?`${e} IN (${t} ORDER BY ${e} LIMIT ${n})`:`${e} <= COALESCE((SELECT id FROM edge), '${MAX_UUID}'::uuid)`}
function deleteJobsBatch(e,t,n,r,i){const{after:a,batchSize:o=DELETION_BATCH_SIZE,retainedBefore:s,backend:c}=i;const l=`'${n.replace(SINGLE_QUOTE_REGEX,`''`)}'`;const u=a?`AND id > '${a.replace(SINGLE_QUOTE_REGEX,`''`)}'::uuid`:``;const d=`name = ${l} ${u}
        AND ${walkBatchBound(`id`,`SELECT id FROM ${e}.${t} WHERE name = ${l} ${u}`,o,c)}`;const f=`${RETAINED_STATES} AND completed_on <= (SELECT retained_on FROM ${e}.queue WHERE name = ${l})`;const p=`${RETAINED_STATES} AND completed_on <= to_timestamp(${Number(s)}::float8 / 1000)`;return`
    WITH edge AS (
      SELECT id
      FROM ${e}.${t}
      WHERE name = ${l} ${u}
      ORDER BY id
      OFFSET ${o-1}
      LIMIT 1
    ),
    removed AS (
      DELETE FROM ${e}.${t}
      WHERE ${d}
        AND ${r}
      RETURNING state, completed_on
    )
    SELECT
      (SELECT id FROM edge) AS "walkCursor",
      (SELECT count(*) FROM removed)::int AS deleted,
      (SELECT count(*) FROM removed WHERE ${f})::int AS "deletedRetained"${s!==void 0?`,
      ((SELECT count(*) FROM ${e}.${t} WHERE ${d} AND ${p})
        - (SELECT count(*) FROM removed WHERE ${p}))::int AS retained`:``}
  `}
const CACHED_LIVE_COUNT=`queued_count + active_count + failed_count`;
function setRetainedCount(e,t){return`
    UPDATE ${e}.queue
    SET retained_count = $2,
      retained_on = to_timestamp($3::float8 / 1000),
      total_count = ${CACHED_LIVE_COUNT} + $2 + (
        SELECT count(*)::int
        FROM ${e}.${t} j
        WHERE j.name = $1
          AND j.completed_on > to_timestamp($3::float8 / 1000)
          AND j.completed_on <= ${e}.job_now()
          AND ${RETAINED_STATES}
      )
    WHERE name = $1
  `}
function reduceRetainedCount(e){return`
    UPDATE ${e}.queue
    SET retained_count = CASE WHEN retained_count IS NULL THEN NULL ELSE GREATEST(retained_count - $2, 0) END,
      total_count = GREATEST(total_count - $3, 0)
    WHERE name = $1
  `}
function retryJobs(e,t){return`
    WITH results as (
      UPDATE ${e}.job
      SET state = '${JOB_STATES.retry}',
        retry_limit = retry_limit + 1,
        completed_on = NULL,
        start_after = GREATEST(start_after, ${e}.job_now())
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state = '${JOB_STATES.failed}'
      RETURNING 1
    )
    SELECT COUNT(*) from results
  `}
function updateJob(e,t,n,r,i,a=false){const o=r===`id`?`job.id = (o.data->>'id')::uuid`:`job.singleton_key = o.data->>'singletonKey'`;const s=r===`singletonKey`&&i!==`all`?`ORDER BY job.created_on ${i===`oldest`?`ASC`:`DESC`} LIMIT 1`:``;const c=`
        CASE WHEN (o.data -> 'startAfter') IS NOT NULL
          THEN CASE WHEN ${isDateTimeString(`o.data->>'startAfter'`)}
                 THEN (o.data->>'startAfter')::timestamptz
                 ELSE ${e}.job_now() + CAST(o.data->>'startAfter' AS interval) END
          ELSE job.start_after END`;const l=a?`, notified AS (
      SELECT pg_notify(${notifyChannelSql(e)}, '${n}')
      FROM upd WHERE start_after <= ${e}.job_now() LIMIT 1
    )
    SELECT id FROM upd WHERE (SELECT count(*) FROM notified) >= 0`:`
    SELECT id FROM upd`;return`
    WITH o AS (SELECT $1::text::jsonb AS data),
    target AS (
      SELECT job.id
      FROM ${e}.${t} job, o
      WHERE job.name = '${n}'
        AND job.state < '${JOB_STATES.active}'
        AND ${o}
      ${s}
    ),
    upd AS (
      UPDATE ${e}.${t} job
      SET data = CASE WHEN (o.data -> 'data') IS NOT NULL THEN o.data->'data' ELSE job.data END,
          priority = COALESCE((o.data->>'priority')::int, job.priority),
          start_after = ${c},
          keep_until = CASE
            WHEN (o.data -> 'retentionSeconds') IS NOT NULL
              THEN (${c}) + ((o.data->>'retentionSeconds')::int * interval '1s')
            WHEN (o.data -> 'startAfter') IS NOT NULL
              THEN (${c}) + (job.keep_until - job.start_after)
            ELSE job.keep_until END,
          expire_seconds = COALESCE((o.data->>'expireInSeconds')::int, job.expire_seconds),
          deletion_seconds = COALESCE((o.data->>'deleteAfterSeconds')::int, job.deletion_seconds),
          retry_limit = COALESCE((o.data->>'retryLimit')::int, job.retry_limit),
          retry_delay = COALESCE((o.data->>'retryDelay')::int, job.retry_delay),
          retry_backoff = COALESCE((o.data->>'retryBackoff')::bool, job.retry_backoff),
          retry_delay_max = CASE WHEN (o.data -> 'retryDelayMax') IS NOT NULL THEN (o.data->>'retryDelayMax')::int ELSE job.retry_delay_max END,
          dead_letter = CASE WHEN (o.data -> 'deadLetter') IS NOT NULL THEN o.data->>'deadLetter' ELSE job.dead_letter END,
          heartbeat_seconds = CASE WHEN (o.data -> 'heartbeatSeconds') IS NOT NULL THEN (o.data->>'heartbeatSeconds')::int ELSE job.heartbeat_seconds END,
          group_id = CASE WHEN (o.data -> 'groupId') IS NOT NULL THEN o.data->>'groupId' ELSE job.group_id END,
          group_tier = CASE WHEN (o.data -> 'groupTier') IS NOT NULL THEN o.data->>'groupTier' ELSE job.group_tier END
      FROM o
      WHERE job.id IN (SELECT id FROM target)
        AND job.state < '${JOB_STATES.active}'
      RETURNING job.id, job.start_after
    )${l}
  `}
const DELTA_LAG=`interval '10 seconds'`;
const DELTA_RESET_MAX_SECONDS=7200;
const DELTA_RESET_MAX=`interval '${DELTA_RESET_MAX_SECONDS} seconds'`;
const DELTA_TRUE_UP_MAX=`interval '1 hour'`;
function deltaResetMax(e){return e*2>DELTA_RESET_MAX_SECONDS?`interval '${e*2} seconds'`:DELTA_RESET_MAX}
function deltaWindowEnd(e,t=DELTA_LAG){return`(${e}.job_now() - ${t})`}
function deltaWindowStart(e,t,n=DELTA_RESET_MAX){return`(CASE WHEN ${e}.delta_on > ${t} - ${n} THEN ${e}.delta_on END)`}
function throughputAssignments(e,t){const n=`round(extract(epoch from (${e} - ${deltaWindowStart(`queue`,e,t)})))::int`;return`
      created_delta = COALESCE(stats."createdDelta", 0),
      completed_delta = COALESCE(stats."completedDelta", 0),
      failed_delta = COALESCE(stats."failedDelta", 0),
      delta_seconds = CASE WHEN ${n} < 0 THEN 0 ELSE ${n} END,
      delta_on = GREATEST(queue.delta_on, ${e}),
      wait_bins = COALESCE(stats."waitBins", ${EMPTY_BINS}),
      run_bins = COALESCE(stats."runBins", ${EMPTY_BINS}),
      ready_oldest_seconds = COALESCE(stats."readyOldestSeconds", 0),`}
function trueUpAnchor(e,t){return`s.delta_on <= ${e}.job_now() - ${t} OR s.delta_seconds IS NULL`}
function trueUpRetentionFloor(e,t){return`s.delta_on >= ${e}.job_now() - (CASE WHEN ${t}.deletion_seconds > 0 AND ${t}.deletion_seconds < ${t}.retention_seconds
    THEN ${t}.deletion_seconds ELSE ${t}.retention_seconds END) * interval '1s'`}
function trueUpAnchorAt(e,t){return`CASE WHEN ${t} IS NULL OR ${t} > ${e} THEN ${t} ELSE ${e} END`}
function trueUpReach(e,t){return`s.captured_on >= ${e}.job_now() - 2 * ${t} AND s.delta_on IS NOT NULL`}
function trueUpWindows(e,t,n=DELTA_TRUE_UP_MAX){return`
      SELECT x.id, x.captured_on, x.name, x.delta_on, x.created_delta, x.completed_delta, x.failed_delta,
        ${trueUpAnchorAt(`x.b`,`x.f`)} AS h
      FROM (
        SELECT s.id, s.captured_on, s.name, s.delta_on, s.created_delta, s.completed_delta, s.failed_delta,
          COALESCE(
            max(CASE WHEN ${trueUpAnchor(e,n)} THEN s.delta_on END)
              OVER (PARTITION BY s.name),
            min(s.delta_on) OVER (PARTITION BY s.name)
          ) AS b,
          min(CASE WHEN ${trueUpRetentionFloor(e,`q`)} THEN s.delta_on END) OVER (PARTITION BY s.name) AS f
        FROM ${e}.queue_stats s
        JOIN ${e}.queue q ON q.name = s.name
        WHERE s.name = ANY(${t}) AND ${trueUpReach(e,n)}
      ) x`}
function trueUpSettled(e,t,n=DELTA_TRUE_UP_MAX){return`
            LEFT JOIN LATERAL (
              SELECT ${trueUpAnchorAt(`x.b`,`x.f`)} AS h
              FROM (
                SELECT COALESCE(
                    max(s.delta_on) FILTER (WHERE ${trueUpAnchor(e,n)}),
                    min(s.delta_on)
                  ) AS b,
                  min(s.delta_on) FILTER (WHERE ${trueUpRetentionFloor(e,t)}) AS f
                FROM ${e}.queue_stats s
                WHERE s.name = ${t}.name AND ${trueUpReach(e,n)}
              ) x
            ) a ON true
            LEFT JOIN LATERAL (
              SELECT max(s.delta_on) AS top,
                sum(s.created_delta + s.completed_delta + s.failed_delta) AS settled
              FROM ${e}.queue_stats s
              WHERE s.name = ${t}.name AND ${trueUpReach(e,n)} AND s.delta_on > a.h
            ) t ON true`}
function trueUpQueueStats(e,t,n,r,i={}){const a=serializeArrayParam(n);const o=i.trueUpMax??DELTA_TRUE_UP_MAX;const s=tryAdvisoryLock(e,`queue-stats`,r);return transaction(`
    WITH ${s.cte}win AS (
      SELECT w.*, row_number() OVER (PARTITION BY w.name ORDER BY w.delta_on, w.captured_on) AS i
      FROM (${trueUpWindows(e,a,o)}) w
      WHERE w.delta_on > w.h${s.guard}
    ),
    th AS (
      SELECT w.name, w.h, array_prepend(w.h, array_agg(w.delta_on ORDER BY w.i)) AS t
      FROM win w
      GROUP BY w.name, w.h
    ),
    binned AS (
      SELECT j.name, width_bucket(j.created_on, th.t) AS cb, NULL::int AS fb, j.state
      FROM th
      JOIN ${e}.${t} j ON j.name = th.name AND j.created_on >= th.h
      UNION ALL
      SELECT j.name, NULL::int AS cb, width_bucket(j.completed_on, th.t) AS fb, j.state
      FROM th
      JOIN ${e}.${t} j ON j.name = th.name AND j.completed_on >= th.h
      WHERE j.state IN ('${JOB_STATES.completed}', '${JOB_STATES.failed}')
    ),
    grouped AS (
      SELECT name, cb, fb, state, count(*)::int AS n
      FROM binned
      WHERE cb IS NOT NULL OR fb IS NOT NULL
      GROUP BY 1, 2, 3, 4
    ),
    counted AS (
      SELECT name, cb AS i, sum(n)::int AS created, 0 AS completed, 0 AS failed
      FROM grouped WHERE cb IS NOT NULL GROUP BY 1, 2
      UNION ALL
      SELECT name, fb AS i, 0,
        COALESCE(sum(n) FILTER (WHERE state = '${JOB_STATES.completed}'), 0)::int,
        COALESCE(sum(n) FILTER (WHERE state = '${JOB_STATES.failed}'), 0)::int
      FROM grouped WHERE fb IS NOT NULL GROUP BY 1, 2
    ),
    recount AS (
      SELECT w.id, w.captured_on,
        sum(c.created)::int AS created, sum(c.completed)::int AS completed, sum(c.failed)::int AS failed
      FROM win w
      JOIN counted c ON c.name = w.name AND c.i = w.i
      GROUP BY w.id, w.captured_on
    ),
    raised AS (
      UPDATE ${e}.queue_stats s SET
        created_delta = GREATEST(s.created_delta, r.created),
        completed_delta = GREATEST(s.completed_delta, r.completed),
        failed_delta = GREATEST(s.failed_delta, r.failed)
      FROM recount r
      WHERE s.id = r.id AND s.captured_on = r.captured_on${s.guard}
        AND (r.created > s.created_delta OR r.completed > s.completed_delta OR r.failed > s.failed_delta)
      RETURNING s.id
    )
    SELECT (SELECT count(*) FROM raised)::int AS raised, ${PIN_SECONDS_SQL} as "pinSeconds"
    WHERE true${s.guard}
  `)}
const LATENCY_MIN_SECONDS=.01;
const EMPTY_BINS=`'{${new Array(48).fill(`NULL`).join(`,`)}}'::int[]`;
const LATENCY_PACK=64;
const waitSeconds=`date_part('epoch', (j.started_on - GREATEST(j.created_on, j.start_after)))`;
const runSeconds=`date_part('epoch', (j.completed_on - j.started_on))`;
function latencyBin(e){return`LEAST(GREATEST(${`floor((ln(GREATEST((${e})::float8, 0.001::float8)) - ${Math.log(LATENCY_MIN_SECONDS)}::float8) / ${Math.log(2)/2}::float8)::int + 1`}, 0), 47)`}
function latencyCounts(e){return`LEFT JOIN LATERAL (
        SELECT array_agg(g.p) AS ps, array_agg(g.n) AS ns
        FROM (SELECT p, count(*)::int AS n FROM unnest(${e}) AS u(p) GROUP BY p) g
      ) latency ON true`}
function latencySlotOf(e){return e===`wait`?`floor(p / ${LATENCY_PACK}.0)::int`:`(p % ${LATENCY_PACK})::int`}
function latencyHistogram(e){return`(SELECT array_agg(c.n ORDER BY s.slot)
          FROM generate_series(0, 47) AS s(slot)
            LEFT JOIN (SELECT ${latencySlotOf(e)} AS slot, sum(n)::int AS n
                       FROM unnest(latency.ps, latency.ns) AS u(p, n) GROUP BY 1) c ON c.slot = s.slot)`}
function getQueueStats(e,t,n,r=false,i={}){const a=`j.state < '${JOB_STATES.active}'`;const o=`${a} AND j.blocked`;const s=`${a} AND NOT j.blocked AND j.start_after > ${e}.job_now()`;const c=`${a} AND NOT j.blocked AND j.start_after <= ${e}.job_now()`;const l=`j.state IN ('${JOB_STATES.completed}', '${JOB_STATES.failed}')`;const u=deltaWindowEnd(e,i.lag);const d=r?{select:`
        stats."createdDelta",
        stats."completedDelta",
        stats."failedDelta",
        ${latencyHistogram(`wait`)} as "waitBins",
        ${latencyHistogram(`run`)} as "runBins",
        stats."readyOldestSeconds",
        COALESCE(stats."recount" > stats."settled", false) as "trueUp",`,join:`
      LEFT JOIN (
        SELECT
            q.name,
            created."createdDelta",
            done."completedDelta",
            done."failedDelta",
            done."latencyBins",
            oldest."readyOldestSeconds",
            recreated.n + refinished.n as "recount",
            q.settled as "settled"
          FROM (
            SELECT q.name, a.h, t.top, t.settled,
              ${deltaWindowStart(`q`,u,i.resetMax)} AS w_start, ${u} AS w_end
            FROM ${e}.queue q${trueUpSettled(e,`q`,i.trueUpMax)}
            WHERE q.name = ANY($1::text[])
          ) q
          LEFT JOIN LATERAL (
            SELECT count(*)::int as "createdDelta"
            FROM ${e}.${t} j
            WHERE j.name = q.name AND j.created_on >= q.w_start AND j.created_on < q.w_end
          ) created ON true
          LEFT JOIN LATERAL (
            SELECT
              (count(*) FILTER (WHERE j.state = '${JOB_STATES.completed}'))::int as "completedDelta",
              (count(*) FILTER (WHERE j.state = '${JOB_STATES.failed}'))::int as "failedDelta",
              array_agg(${latencyBin(waitSeconds)} * ${LATENCY_PACK} + ${latencyBin(runSeconds)})
                FILTER (WHERE ${l} AND j.started_on IS NOT NULL) as "latencyBins"
            FROM ${e}.${t} j
            WHERE j.name = q.name AND j.completed_on >= q.w_start AND j.completed_on < q.w_end
          ) done ON true
          LEFT JOIN LATERAL (
            SELECT round(extract(epoch from (${e}.job_now() - min(GREATEST(j.created_on, j.start_after)))))::int as "readyOldestSeconds"
            FROM ${e}.${t} j
            WHERE j.name = q.name AND ${c}
          ) oldest ON true
          LEFT JOIN LATERAL (
            SELECT count(*)::int AS n
            FROM ${e}.${t} j
            WHERE j.name = q.name AND j.created_on >= q.h AND j.created_on < q.top
          ) recreated ON true
          LEFT JOIN LATERAL (
            SELECT count(*)::int AS n
            FROM ${e}.${t} j
            WHERE j.name = q.name AND j.completed_on >= q.h AND j.completed_on < q.top AND ${l}
          ) refinished ON true
      ) stats ON stats.name = n.name`,lateral:latencyCounts(`stats."latencyBins"`)}:{select:``,join:``,lateral:``};return{text:`
    SELECT
        n.name,
        COALESCE(live."deferredCount", 0) as "deferredCount",
        COALESCE(live."queuedCount", 0) as "queuedCount",
        COALESCE(live."readyCount", 0) as "readyCount",
        COALESCE(live."blockedCount", 0) as "blockedCount",
        COALESCE(live."activeCount", 0) as "activeCount",
        COALESCE(live."failedCount", 0) as "failedCount",
        COALESCE(live."liveCount", 0) as "liveCount",
        since."retainedSince",
        since."retainedRecent",
        since."retainedFrom",${d.select}
        singletons."singletonsActive"
      FROM unnest($1::text[]) AS n(name)
      LEFT JOIN (
        SELECT
            j.name,
            (count(*) FILTER (WHERE ${s}))::int as "deferredCount",
            (count(*) FILTER (WHERE ${o}))::int as "blockedCount",
            (count(*) FILTER (WHERE ${c}))::int as "readyCount",
            (count(*) FILTER (WHERE ${a}))::int as "queuedCount",
            (count(*) FILTER (WHERE j.state = '${JOB_STATES.active}'))::int as "activeCount",
            (count(*) FILTER (WHERE j.state = '${JOB_STATES.failed}'))::int as "failedCount",
            count(*)::int as "liveCount"
          FROM ${e}.${t} j
          WHERE j.name = ANY($1::text[]) AND ${LIVE_STATES}
          GROUP BY 1
      ) live ON live.name = n.name
      LEFT JOIN LATERAL (
        SELECT qr.retained_on as "retainedFrom",
          (SELECT count(*)::int
            FROM ${e}.${t} j
            WHERE j.name = qr.name
              AND j.completed_on > qr.retained_on
              AND j.completed_on <= ${u}
              AND ${RETAINED_STATES}) as "retainedSince",
          (SELECT count(*)::int
            FROM ${e}.${t} j
            WHERE j.name = qr.name
              AND j.completed_on > GREATEST(qr.retained_on, ${u})
              AND j.completed_on <= ${e}.job_now()
              AND ${RETAINED_STATES}) as "retainedRecent"
        FROM ${e}.queue qr
        WHERE qr.name = n.name
      ) since ON true
      LEFT JOIN (
        SELECT j.name, array_agg(j.singleton_key) as "singletonsActive"
          FROM ${e}.${t} j
          WHERE j.name = ANY($1::text[])
            AND j.state = '${JOB_STATES.active}'
            AND j.policy IN ('${QUEUE_POLICIES.singleton}','${QUEUE_POLICIES.stately}')
          GROUP BY 1
      ) singletons ON singletons.name = n.name${d.join}
      ${d.lateral}
  `,values:[n]}}
function retainedAssignments(e){const t=`queue.retained_on IS NOT DISTINCT FROM stats."retainedFrom"`;const n=`COALESCE(stats."liveCount", 0)`;const r=`CASE WHEN ${t} THEN queue.retained_count + COALESCE(stats."retainedSince", 0) ELSE queue.retained_count END`;return`
      retained_count = ${r},
      retained_on = CASE WHEN ${t} AND queue.retained_on IS NOT NULL THEN GREATEST(queue.retained_on, ${e}) ELSE queue.retained_on END,
      total_count = CASE
        WHEN queue.retained_count IS NULL THEN GREATEST(queue.total_count, ${n})
        WHEN ${t} THEN ${n} + ${r} + COALESCE(stats."retainedRecent", 0)
        ELSE queue.total_count
      END,`}
const PIN_SECONDS_SQL=`EXTRACT(EPOCH FROM (clock_timestamp() - transaction_timestamp()))::float8`;
function cacheQueueStats(e,t,n,r,i,a={}){const o=getQueueStats(e,t,n,i,a);const s=i?throughputAssignments(deltaWindowEnd(e,a.lag),a.resetMax):``;const c=o.text.replaceAll(`$1::text[]`,serializeArrayParam(n));const l=tryAdvisoryLock(e,`queue-stats`,r);const u=l.cte?`released AS (
      UPDATE ${e}.queue SET monitor_claim_on = NULL
      FROM (
        SELECT name
        FROM ${e}.queue
        WHERE name = ANY(${serializeArrayParam(n)}) AND NOT (SELECT got FROM lock)
        ORDER BY name
        FOR NO KEY UPDATE
      ) r
      WHERE queue.name = r.name
    ),
    `:``;return transaction(`
    WITH ${l.cte}${u}stats AS (SELECT * FROM (${c}) agg WHERE true${l.guard})
    UPDATE ${e}.queue SET
      deferred_count = COALESCE(stats."deferredCount", 0),
      blocked_count = COALESCE(stats."blockedCount", 0),
      queued_count = COALESCE(stats."queuedCount", 0),
      ready_count = COALESCE(stats."readyCount", 0),
      active_count = COALESCE(stats."activeCount", 0),
      failed_count = COALESCE(stats."failedCount", 0),
      ${retainedAssignments(deltaWindowEnd(e,a.lag))}${s}
      singletons_active = stats."singletonsActive",
      monitor_on = ${e}.job_now(),
      ready_history = (
        SELECT COALESCE(array_agg(v ORDER BY ord), '{}'::int[])
        FROM (
          SELECT v, ord
          FROM (
            SELECT COALESCE(stats."readyCount", 0)::int AS v, 0::bigint AS ord
            UNION ALL
            SELECT h.v, h.ord
            FROM unnest(COALESCE(queue.ready_history, '{}'::int[])) WITH ORDINALITY AS h(v, ord)
          ) merged
          ORDER BY ord
          LIMIT 60
        ) capped
      )
    FROM (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY(${serializeArrayParam(n)})${l.guard}
        AND (SELECT count(*) FROM stats) >= 0
      ORDER BY name
      FOR NO KEY UPDATE
    ) q
    LEFT JOIN stats ON stats.name = q.name
    WHERE queue.name = q.name${l.guard}
    RETURNING
      queue.name,
      queue.queued_count as "queuedCount",
      queue.warning_queued as "warningQueueSize",${i?`
      COALESCE(stats."trueUp", false) as "trueUp",`:``}
      ${PIN_SECONDS_SQL} as "pinSeconds"
  `)}
function refreshQueueStats(e,t,n,r={}){const i=getQueueStats(e,t,[n]).text.replaceAll(`$1::text[]`,serializeArrayParam([n]));const a=tryAdvisoryLock(e,`queue-stats`,r.noAdvisoryLocks||r.firstCapture);return`
    WITH ${a.cte}stats AS (SELECT * FROM (${i}) agg WHERE true${a.guard})
    UPDATE ${e}.queue SET
      deferred_count = COALESCE(stats."deferredCount", 0),
      blocked_count = COALESCE(stats."blockedCount", 0),
      queued_count = COALESCE(stats."queuedCount", 0),
      ready_count = COALESCE(stats."readyCount", 0),
      active_count = COALESCE(stats."activeCount", 0),
      failed_count = COALESCE(stats."failedCount", 0),
      ${retainedAssignments(deltaWindowEnd(e))}
      singletons_active = stats."singletonsActive",
      monitor_on = ${e}.job_now()
    FROM (
      SELECT q.name
      FROM unnest(${serializeArrayParam([n])}) AS q(name)
    ) q
    LEFT JOIN stats ON stats.name = q.name
    WHERE queue.name = q.name${a.guard}
    RETURNING
      queue.name,
      queue.deferred_count as "deferredCount",
      queue.queued_count as "queuedCount",
      queue.ready_count as "readyCount",
      queue.active_count as "activeCount",
      queue.failed_count as "failedCount",
      queue.total_count as "totalCount",
      queue.created_delta as "createdDelta",
      queue.completed_delta as "completedDelta",
      queue.failed_delta as "failedDelta",
      queue.delta_seconds as "deltaSeconds",
      queue.delta_on as "deltaOn",
      queue.monitor_on as "capturedOn"
  `}
function serializeArrayParam(e){return`ARRAY[${e.map(e=>`'${e.replace(SINGLE_QUOTE_REGEX,`''`)}'`).join(`,`)}]::text[]`}
function serializeJsonParam(e){return`'${JSON.stringify(e).replace(SINGLE_QUOTE_REGEX,`''`)}'`}
function transaction(e){return`
    BEGIN;
    SET LOCAL lock_timeout = 30000;
    SET LOCAL idle_in_transaction_session_timeout = 30000;
    ${Array.isArray(e)?e.join(`;
`):e};
    COMMIT;
  `}
function locked(e,t,n,r){const i=Array.isArray(t)?t:[t];return transaction(r?i:[advisoryLock(e,n),...i])}
function advisoryLockKey(e,t){return`('x' || encode(sha224((current_database() || '.pgboss.${normalizeSchemaName(e)}${t||``}')::bytea), 'hex'))::bit(64)::bigint`}
function advisoryLock(e,t){return`SELECT pg_advisory_xact_lock(${advisoryLockKey(e,t)})`}
function tryAdvisoryLock(e,t,n){if(n)return{cte:``,guard:``};return{cte:`lock AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${advisoryLockKey(e,t)}) AS got),\n    `,guard:` AND (SELECT got FROM lock)`}}
function assertMigration(e,t){return`SELECT version::int/(version::int-${t}) from ${e}.version`}
function findJobs(e,t,n){const{queued:r,byKey:i,byData:a,byId:o,after:s}=n;let c=1;const l=[];if(o){++c;l.push(`AND id = $${c}`)}if(i){++c;l.push(`AND singleton_key = $${c}`)}if(a){++c;l.push(`AND data @> $${c}::text::jsonb`)}if(r)l.push(`AND state < '${JOB_STATES.active}'`);if(s){const e=`$${++c}::timestamptz`;const t=`$${++c}::uuid`;l.push(`AND created_on >= ${e}`);l.push(`AND (created_on, id) > (${e}, ${t})`)}return`
    SELECT ${JOB_COLUMNS_ALL}
    FROM ${e}.${t}
    WHERE name = $1
      ${l.join(`
      `)}
    ORDER BY created_on, id
    LIMIT $${++c}
    `}
function getJobById(e,t){return`
    SELECT ${JOB_COLUMNS_ALL}
    FROM ${e}.${t}
    WHERE name = $1
      AND id = $2
    `}
function insertDependencies(e,t){const n=`
    INSERT INTO ${e}.job_dependency (child_name, child_id, parent_name, parent_id)
    SELECT child_name, child_id, parent_name, parent_id
    FROM json_to_recordset($1::text::json) AS x (
      child_name text,
      child_id uuid,
      parent_name text,
      parent_id uuid
    )
    ON CONFLICT DO NOTHING
  `;return t?n.replace(`$1`,()=>serializeJsonParam(t)):n}
function getDependencies(e,t=false){return`
    SELECT parent_name as "parentName", parent_id as "parentId"
    FROM ${e}.job_dependency
    WHERE child_name = $1 AND child_id = $2
      ${t?`AND (parent_name, parent_id) > ($3, $4::uuid)`:``}
    ORDER BY parent_name, parent_id
    LIMIT ${t?`$5`:`$3`}
  `}
function getDependents(e,t=false){return`
    SELECT child_name as "childName", child_id as "childId"
    FROM ${e}.job_dependency
    WHERE parent_name = $1 AND parent_id = $2
      ${t?`AND (child_name, child_id) > ($3, $4::uuid)`:``}
    ORDER BY child_name, child_id
    LIMIT ${t?`$5`:`$3`}
  `}
const DEPENDENCY_CLEANUP_BATCH_SIZE=1e4;
function cleanupDependencies(e,t,n,r,i={}){const{after:a,batchSize:o=DEPENDENCY_CLEANUP_BATCH_SIZE,noAdvisoryLocks:s,backend:c}=i;const l=`'${n.replace(SINGLE_QUOTE_REGEX,`''`)}'`;const u=a?`AND ${r}_id > '${a.replace(SINGLE_QUOTE_REGEX,`''`)}'::uuid`:``;const d=a?`AND j.id > '${a.replace(SINGLE_QUOTE_REGEX,`''`)}'::uuid`:``;const f=`COALESCE((SELECT id FROM edge), '${MAX_UUID}'::uuid)`;return locked(e,`
    WITH edge AS (
      SELECT ${r}_id AS id
      FROM ${e}.job_dependency
      WHERE ${r}_name = ${l} ${u}
      ORDER BY ${r}_id
      OFFSET ${o-1}
      LIMIT 1
    ),
    removed AS (
      DELETE FROM ${e}.job_dependency d
      WHERE ${r}_name = ${l} ${u}
        AND ${walkBatchBound(`${r}_id`,`SELECT ${r}_id FROM ${e}.job_dependency WHERE ${r}_name = ${l} ${u}`,o,c)}
        AND NOT EXISTS (
          SELECT 1 FROM ${e}.${t} j
          WHERE j.name = ${l} ${d}
            AND j.id <= ${f}
            AND j.id = d.${r}_id
        )
      RETURNING 1
    )
    SELECT
      (SELECT id FROM edge) AS "walkCursor",
      (SELECT count(*) FROM removed)::int AS deleted
  `,t+`cleanupDependencies`,s)}
function findJobsAnchor(e,t){return`SELECT ${utcIsoText(`created_on`)} AS "createdOn" FROM ${e}.${t} WHERE name = $1 AND id = $2::uuid`}
function getBlockedKeys(e,t,n=false){return`
    SELECT DISTINCT singleton_key as "singletonKey"
    FROM ${e}.${t}
    WHERE name = $1
      AND state = '${JOB_STATES.failed}'
      AND policy = '${QUEUE_POLICIES.key_strict_fifo}'
      ${n?`AND singleton_key > $2`:``}
    ORDER BY "singletonKey"
    LIMIT ${n?`$3`:`$2`}
    `}
function claimBamCommand(e,t){const n=getNextBamCommand(e,t);return t.noAdvisoryLocks?n:locked(e,n,`bamClaim`)}
function getNextBamCommand(e,{useLiveness:t=false,pendingOnly:n=false}={}){const r=`NOT EXISTS (
    SELECT 1 FROM ${e}.bam p
    WHERE p.version = c.version
      AND p.table_name = c.table_name
      AND p.created_on < c.created_on
      AND p.status <> 'completed'
  )`;if(!t)return`
      WITH candidate AS (
        SELECT c.id, c.status AS prior_status, c.started_on AS prior_started_on
        FROM ${e}.bam c
        WHERE ${n?`c.status = 'pending'`:`(
          c.status IN ('pending', 'failed')
          OR (c.status = 'in_progress' AND c.started_on < ${e}.job_now() - interval '${BAM_STALE_SECONDS} seconds')
        )`}
        AND ${r}
        AND NOT EXISTS (
          SELECT 1 FROM ${e}.bam g
          WHERE g.status = 'in_progress' AND g.started_on >= ${e}.job_now() - interval '${BAM_STALE_SECONDS} seconds'
        )
        ORDER BY (c.status != 'pending'), c.created_on
        LIMIT 1
      )
      UPDATE ${e}.bam b
      SET status = 'in_progress', started_on = ${e}.job_now()
      FROM candidate
      WHERE b.id = candidate.id
        AND b.status = candidate.prior_status
        AND b.started_on IS NOT DISTINCT FROM candidate.prior_started_on
      RETURNING b.id, b.name, b.version, b.status, b.queue, b.table_name as "table", b.command, b.error,
                b.created_on as "createdOn", b.started_on as "startedOn", b.completed_on as "completedOn",
                (candidate.prior_status <> 'pending') as reattempt,
                candidate.prior_status as "priorStatus", candidate.prior_started_on::text as "priorStartedOn",
                b.started_on::text as "claimedStartedOn"
    `;const liveBuild=t=>`EXISTS (
    SELECT 1 FROM pg_locks l
    WHERE l.locktype = 'relation'
      AND l.granted
      AND l.mode = 'ShareUpdateExclusiveLock'
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND l.relation = to_regclass(quote_ident('${resolveSchemaName(e)}') || '.' || quote_ident(${t}))
  )`;const stale=(t,n)=>`(
    ${t} < ${e}.job_now() - interval '${BAM_LIVENESS_GRACE_SECONDS} seconds'
    AND NOT ${liveBuild(n)}
  )`;return`
    WITH candidate AS (
      SELECT c.id, c.status AS prior_status, c.started_on AS prior_started_on
      FROM ${e}.bam c
      WHERE ${n?`c.status = 'pending'`:`(
        c.status IN ('pending', 'failed')
        OR (c.status = 'in_progress' AND ${stale(`c.started_on`,`c.table_name`)})
      )`}
      AND ${r}
      AND NOT EXISTS (
        SELECT 1 FROM ${e}.bam g
        WHERE g.status = 'in_progress' AND NOT ${stale(`g.started_on`,`g.table_name`)}
      )
      ORDER BY (c.status != 'pending'), c.created_on
      LIMIT 1
      FOR UPDATE OF c SKIP LOCKED
    )
    UPDATE ${e}.bam b
    SET status = 'in_progress', started_on = ${e}.job_now()
    FROM candidate
    WHERE b.id = candidate.id
      AND b.status = candidate.prior_status
      AND b.started_on IS NOT DISTINCT FROM candidate.prior_started_on
    RETURNING b.id, b.name, b.version, b.status, b.queue, b.table_name as "table", b.command, b.error,
              b.created_on as "createdOn", b.started_on as "startedOn", b.completed_on as "completedOn",
              (candidate.prior_status <> 'pending') as reattempt,
              candidate.prior_status as "priorStatus", candidate.prior_started_on::text as "priorStartedOn",
              b.started_on::text as "claimedStartedOn"
  `}
function bamHealDrop(e,t){const n=t.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?("?[\w$]+"?)/i);if(!n)return null;return`DROP INDEX CONCURRENTLY IF EXISTS ${e}.${n[1]}`}
function bamHealProbe(e,t){const n=t.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"?([\w$]+)"?/i);if(!n)return null;return`
    SELECT NOT i.indisvalid AS invalid
    FROM pg_class c
    JOIN pg_index i ON i.indexrelid = c.oid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,`''`)}' AND c.relname = '${n[1].replace(SINGLE_QUOTE_REGEX,`''`)}'
  `}
function releaseBamCommand(e,t,n,r,i){const a=r==null?`NULL`:`'${r.replace(SINGLE_QUOTE_REGEX,`''`)}'::timestamptz`;return`
    UPDATE ${e}.bam
    SET status = '${n.replace(SINGLE_QUOTE_REGEX,`''`)}', started_on = ${a}
    WHERE id = '${t}'
      AND status = 'in_progress'
      AND started_on = '${i.replace(SINGLE_QUOTE_REGEX,`''`)}'::timestamptz
  `}
function setBamCompleted(e,t){return`
    UPDATE ${e}.bam
    SET status = 'completed', completed_on = ${e}.job_now(), error = NULL
    WHERE id = '${t}'
  `}
function isConcurrentIndexCommand(e){return/^\s*(?:CREATE\s+(?:UNIQUE\s+)?INDEX|DROP\s+INDEX)\s+CONCURRENTLY\b/i.test(e)}
function bamCommandTag(e){return`/* pgboss bam ${e} */`}
function cancelBamCommand(e){return`
    SELECT pg_cancel_backend(pid) AS cancelled
    FROM pg_stat_activity
    WHERE datname = current_database()
      AND pid <> pg_backend_pid()
      AND state = 'active'
      AND query LIKE '${bamCommandTag(e)}%'
  `}
function setBamFailed(e,t,n){return`
    UPDATE ${e}.bam
    SET status = 'failed', error = '${n.replace(/'/g,`''`)}', completed_on = ${e}.job_now()
    WHERE id = '${t}'
  `}
function getBamStatus(e){return`
    SELECT status, count(*)::int as count, max(created_on) as "lastCreatedOn"
    FROM ${e}.bam
    GROUP BY status
    ORDER BY status
  `}
function getBamEntries(e,t=false){const anchor=t=>`(SELECT ${t} FROM ${e}.bam WHERE id = $1::uuid)`;return`
    SELECT id, name, version, status, queue, table_name as "table", command, error,
           created_on as "createdOn", started_on as "startedOn", completed_on as "completedOn"
    FROM ${e}.bam
    ${t?`WHERE (version, created_on, id) > (${anchor(`version`)}, ${anchor(`created_on`)}, $1::uuid)`:``}
    ORDER BY version, created_on, id
    LIMIT ${t?`$2`:`$1`}
  `}
function bamEntryExists(e){return`SELECT 1 FROM ${e}.bam WHERE id = $1::uuid`}
function jobCommonExists(e){return`SELECT to_regclass('${e}.${COMMON_JOB_TABLE}') as name`}
function getManagedQueuePartitions(e){return`SELECT table_name as "table", policy FROM ${e}.queue WHERE partition = true`}
function getIncompleteBamCommands(e){return`SELECT command FROM ${e}.bam WHERE status <> 'completed'`}
function bamCommandIndexName(e){const t=e.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"?([\w$]+)"?/i);return t?t[1]:null}
const POLICY_JOB_INDEXES={1:QUEUE_POLICIES.short,2:QUEUE_POLICIES.singleton,3:QUEUE_POLICIES.stately,6:QUEUE_POLICIES.exclusive,8:QUEUE_POLICIES.key_strict_fifo,10:QUEUE_POLICIES.key_strict_fifo};
const BASE_JOB_INDEXES=[4,7,9,11,12,13,14,15,16,17];
const FIXED_MANAGED_TABLES=[`version`,`queue`,`schedule`,`subscription`,`bam`,`warning`,`queue_stats`,`job_dependency`,`instance`];
function manifestSection(e){return e?partitioned:nonPartitioned}
function applyManifestSchema(e,t){return e.split(schemaToken).join(t)}
function functionArgTypes(e){return e.slice(e.indexOf(`(`)+1,e.indexOf(`)`)).split(`,`).map(e=>e.trim().replace(/\s+DEFAULT\s+.*$/i,``)).filter(Boolean).map(e=>e.split(/\s+/).slice(1).join(` `)).join(`, `)}
function uninstall(e,t=true){const n=manifestSection(t);const r=n.tables.map(t=>`${e}.${t}`).join(`, `);return[`DROP FUNCTION IF EXISTS ${n.functions.map(t=>`${e}.${t.name}(${functionArgTypes(t.def)})`).join(`, `)};`,`DROP TABLE IF EXISTS ${r};`,`DROP TYPE IF EXISTS ${e}.job_state;`].join(`
`)}
const EXPECTED_JOB_STATES=partitioned.enum;
function expectedManagedTables(e,t,n=[]){const r=[...manifestSection(t).tables];if(t)for(const e of n)r.push(e.table);return r}
function expectedManagedColumns(e,t,n=[]){const r=new Set(FIXED_MANAGED_TABLES);const i=new Map;const a=[];for(const n of manifestSection(t).columns){if(n.table===`job`){a.push(n.column);continue}if(!r.has(n.table))continue;let t=i.get(n.table);if(!t)i.set(n.table,t={table:n.table,columns:[],defaults:{},types:{}});t.columns.push(n.column);t.types[n.column]={type:applyManifestSchema(n.type,e),notNull:n.notNull};if(n.default!=null)t.defaults[n.column]=applyManifestSchema(n.default,e)}const o=[...i.values()];o.push({table:`job`,columns:a});if(t){o.push({table:COMMON_JOB_TABLE,columns:a});for(const e of n)o.push({table:e.table,columns:a})}return o}
function expectedManagedConstraints(e,t){const n=new Set(FIXED_MANAGED_TABLES);const r=new Map;for(const{table:i,def:a}of manifestSection(t).constraints){if(!n.has(i))continue;(r.get(i)??r.set(i,[]).get(i)).push(applyManifestSchema(a,e))}return[...r].map(([e,t])=>({table:e,constraints:t}))}
function expectedManagedFunctions(e,t,n={}){return manifestSection(t).functions.map(t=>{let r=applyManifestSchema(t.def,e);if(t.name===`job_now`&&n.clockOverride)r=r.replace(extractFunctionBody(r),` ${clockOverrideBody(e)} `);return{name:t.name,expectedBody:normalizeFunctionBody(extractFunctionBody(r)),definition:r.replace(/\s+/g,` `).trim()}})}
function expectedManagedIndexes(e,t,n=[]){const managed=(t,n,r)=>{const i=applyManifestSchema(r,e);return{name:t,table:n,keys:indexKeysRaw(i),include:indexIncludeRaw(i),predicate:indexPredicateRaw(i),definition:displayIndexDefinition(i)}};const r=t?COMMON_JOB_TABLE:`job`;const i=[];const a=[];for(const e of manifestSection(t).indexes){i.push(managed(e.name,e.table,e.def));const t=e.table===r?e.name.match(/_i(\d+)$/):null;if(t)a.push({n:Number(t[1]),def:e.def})}if(t)for(const e of n)for(const{n:t,def:n}of a){if(!BASE_JOB_INDEXES.includes(t)&&POLICY_JOB_INDEXES[t]!==e.policy)continue;i.push(managed(`${e.table}_i${t}`,e.table,n.split(COMMON_JOB_TABLE).join(e.table)))}return i}
const REINDEX_DEFAULTS={minPages:128,maxEntriesPerPage:5,minSizeRatio:4,maxIndexBytes:2147483648};
const INDEX_WIDTH_JOIN=`LEFT JOIN LATERAL (
      SELECT COALESCE(sum(COALESCE(ts.avg_width, xs.avg_width, 0)), 0) AS key_width
      FROM unnest(x.indkey::int2[]) WITH ORDINALITY AS k(attnum, pos)
      LEFT JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = k.attnum
      LEFT JOIN pg_stats ts ON ts.schemaname = n.nspname AND ts.tablename = t.relname AND ts.attname = a.attname
      LEFT JOIN pg_attribute ia ON ia.attrelid = i.oid AND ia.attnum = k.pos::int2
      LEFT JOIN pg_stats xs ON xs.schemaname = n.nspname AND xs.tablename = i.relname AND xs.attname = ia.attname
    ) w ON true`;
const EXPECTED_PAGES=`GREATEST(ceil((i.reltuples * (w.key_width + 20)) / 8192.0), 1)`;
const INDEX_STAT_COLUMNS=`
      floor(i.reltuples)::float8 as entries,
      pg_relation_size(i.oid)::float8 as bytes,`;
function numericThreshold(e,t,n){if(e===void 0||e===null)return t;assert(typeof e===`number`&&Number.isFinite(e)&&e>=0,`configuration assert: reindex.${n} must be a finite number >= 0`);return e}
function jobTableScope(e,t){return t?.length?`t.relname = ANY(${serializeArrayParam(t)})`:`t.relname IN (SELECT table_name FROM ${e}.queue UNION SELECT 'job' UNION SELECT '${COMMON_JOB_TABLE}')`}
function getBloatedIndexes(e,t,n){const r=numericThreshold(n?.minPages,REINDEX_DEFAULTS.minPages,`minPages`);const i=numericThreshold(n?.maxEntriesPerPage,REINDEX_DEFAULTS.maxEntriesPerPage,`maxEntriesPerPage`);const a=numericThreshold(n?.minSizeRatio,REINDEX_DEFAULTS.minSizeRatio,`minSizeRatio`);return`
    SELECT
      i.relname as name,
      t.relname as table,
      i.relpages as pages,
      ${INDEX_STAT_COLUMNS}
      pg_has_role(current_user, i.relowner, 'USAGE') as owned
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    ${INDEX_WIDTH_JOIN}
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,`''`)}'
      AND i.relkind = 'i'
      AND x.indisvalid
      AND ${jobTableScope(e,t)}
      AND i.relpages > ${r}
      AND i.reltuples >= 0
      AND i.reltuples / GREATEST(i.relpages, 1) < ${i}
      AND i.relpages > ${a} * ${EXPECTED_PAGES}
    ORDER BY pg_relation_size(i.oid) DESC
  `}
function getJobIndexes(e,t){return`
    SELECT
      i.relname as name,
      t.relname as table,
      i.relpages as pages,
      ${INDEX_STAT_COLUMNS}
      pg_has_role(current_user, i.relowner, 'USAGE') as owned
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,`''`)}'
      AND i.relkind = 'i'
      AND x.indisvalid
      AND ${jobTableScope(e,t)}
    ORDER BY pg_relation_size(i.oid) DESC
  `}
function getReindexLeftovers(e,t,n=false,r=false){const i=n?``:`AND NOT EXISTS (SELECT 1 FROM pg_stat_progress_create_index p WHERE p.relid = x.indrelid)`;const a=r?``:`AND pg_has_role(current_user, i.relowner, 'USAGE')`;return`
    SELECT i.relname as name
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,`''`)}'
      AND i.relkind = 'i'
      AND NOT x.indisvalid
      AND i.relname ~ '_ccnew[0-9]*$'
      AND ${jobTableScope(e,t)}
      ${a}
      ${i}
  `}
function quoteIdentifier(e){return`"${e.replace(/"/g,`""`)}"`}
const XMIN_HORIZON_SOURCES={backends:`SELECT max(age(backend_xmin)) FROM pg_catalog.pg_stat_activity WHERE backend_xmin IS NOT NULL AND (xact_start IS NULL OR xact_start < $1)`,slots:`SELECT max(age(xmin)) FROM pg_catalog.pg_replication_slots WHERE xmin IS NOT NULL`,slotsCatalog:`SELECT max(age(catalog_xmin)) FROM pg_catalog.pg_replication_slots WHERE catalog_xmin IS NOT NULL`,standbys:`SELECT max(age(backend_xmin)) FROM pg_catalog.pg_stat_replication WHERE backend_xmin IS NOT NULL`,prepared:`SELECT max(age(transaction)) FROM pg_catalog.pg_prepared_xacts`};
const XMIN_HORIZON_QUERY_SOURCES=Object.keys(XMIN_HORIZON_SOURCES);
function getXminHorizon(e,t=XMIN_HORIZON_QUERY_SOURCES){assert(t.length,`getXminHorizon requires at least one source`);const n=t.map(e=>`(${XMIN_HORIZON_SOURCES[e]}) as "${e}"`);const r=t.includes(`backends`)?`,
      (SELECT to_jsonb(h) FROM (
        SELECT
          pid,
          application_name                                    as "applicationName",
          usename::text                                       as "userName",
          state,
          age(backend_xmin)                                   as age,
          extract(epoch from (now() - xact_start))::int       as "xactSeconds"
        FROM pg_catalog.pg_stat_activity
        WHERE backend_xmin IS NOT NULL
          AND (xact_start IS NULL OR xact_start < $1)
          AND pid <> pg_backend_pid()
        ORDER BY age(backend_xmin) DESC, xact_start NULLS LAST
        LIMIT 1
      ) h) as "backendHolder",
      (SELECT count(*)::int FROM pg_catalog.pg_stat_activity
        WHERE backend_xmin IS NOT NULL AND xact_start IS NULL
          AND pid <> pg_backend_pid()) as "opaqueBackends",
      current_setting('application_name') as "selfApplicationName"`:``;return{text:`
    SELECT
      ${n.join(`,
      `)},
      (SELECT max(extract(epoch from (now() - xact_start)))::int
         FROM pg_catalog.pg_stat_activity
        WHERE backend_xmin IS NOT NULL AND xact_start IS NOT NULL) as "oldestTransactionSeconds"${r}
  `,values:t.includes(`backends`)?[e]:[]}}
function getJobTableGarbage(e,t){return`
    SELECT t.relname as name,
      s.n_live_tup as "liveTuples",
      s.n_dead_tup as "deadTuples",
      (extract(epoch from GREATEST(s.last_autovacuum, s.last_vacuum)) * 1000)::float8 as "lastVacuum",
      extract(epoch from (now() - GREATEST(s.last_autovacuum, s.last_vacuum)))::int as "vacuumAgeSeconds",
      coalesce((SELECT option_value::int FROM pg_options_to_table(t.reloptions)
                 WHERE option_name = 'autovacuum_vacuum_threshold'),
               current_setting('autovacuum_vacuum_threshold')::int) as "threshold",
      coalesce((SELECT option_value::float8 FROM pg_options_to_table(t.reloptions)
                 WHERE option_name = 'autovacuum_vacuum_scale_factor'),
               current_setting('autovacuum_vacuum_scale_factor')::float8) as "scaleFactor",
      coalesce((SELECT option_value::boolean FROM pg_options_to_table(t.reloptions)
                 WHERE option_name = 'autovacuum_enabled'), true) as "autovacuumEnabled"
    FROM pg_catalog.pg_class t
    JOIN pg_catalog.pg_namespace n ON n.oid = t.relnamespace
    JOIN pg_catalog.pg_stat_user_tables s ON s.relid = t.oid
    WHERE n.nspname = '${resolveSchemaName(e).replace(SINGLE_QUOTE_REGEX,`''`)}'
      AND t.relkind = 'r'
      AND ${jobTableScope(e,t)}
  `}
function reindexIndex(e,t){return`REINDEX INDEX CONCURRENTLY ${e}.${quoteIdentifier(t)}`}
function dropIndexConcurrently(e,t){return`DROP INDEX CONCURRENTLY IF EXISTS ${e}.${quoteIdentifier(t)}`}
function buildReindexCommands(e,t,n){if(!t.length)return[];return[...n.map(({name:t})=>dropIndexConcurrently(e,t)),...t.map(({name:t})=>reindexIndex(e,t))]}
// node_modules/pg-boss/dist/clock.js
const systemClock={now:()=>Date.now(),setTimeout:(e,t)=>setTimeout(e,t),clearTimeout:e=>clearTimeout(e),setInterval:(e,t)=>setInterval(e,t),clearInterval:e=>clearInterval(e)};
function isAttachable(e){return typeof e.attach===`function`}
// node_modules/pg-boss/dist/attorney.js
const POLICY={MAX_EXPIRATION_HOURS:24,MIN_POLLING_INTERVAL_MS:500,MAX_RETENTION_DAYS:365};
const COMPATIBILITY_FLAGS=[`noSkipLocked`,`noMultiMutationCte`,`noTablePartitioning`,`noDeferrableConstraints`,`noAdvisoryLocks`,`noCoveringIndexes`,`noAddColumnBackfill`,`noListenNotify`,`noIndexProgressView`,`noReindex`,`noMonitorVacuum`,`noTransactionalHeartbeat`,`inlineTableIndexes`];
const BACKEND_PROFILES={postgres:{kind:`standard`,flags:{}},cockroachdb:{kind:`distributed`,flags:{noSkipLocked:true,noMultiMutationCte:true,noTablePartitioning:true,noDeferrableConstraints:true,noAdvisoryLocks:true,noCoveringIndexes:true,noAddColumnBackfill:true,noListenNotify:true,noIndexProgressView:true,noReindex:true,noMonitorVacuum:true,noTransactionalHeartbeat:true,inlineTableIndexes:true}},yugabytedb:{kind:`distributed`,flags:{noAdvisoryLocks:true,noTablePartitioning:true,noIndexProgressView:true,noReindex:true,noMonitorVacuum:true}},citus:{kind:`distributed`,flags:{}},pglite:{kind:`embedded`,flags:{}}};
function assertObjectName(e,t=`Name`){assert(/^[\w.\-/]+$/.test(e),`${t} can only contain alphanumeric characters, underscores, hyphens, periods, or forward slashes`)}
function validateQueueArgs(e={}){assert(!(`deadLetter`in e)||e.deadLetter===null||typeof e.deadLetter===`string`,`deadLetter must be a string`);assert(!(`notify`in e)||typeof e.notify===`boolean`,`notify must be a boolean`);if(e.deadLetter)assertObjectName(e.deadLetter,`deadLetter`);validateRetryConfig(e);validateExpirationConfig(e);validateRetentionConfig(e);validateDeletionConfig(e);validateHeartbeatConfig(e)}
const ISO_DATE=/^\d{4}-\d{2}-\d{2}/;
const ZONELESS_TIME=/^(?:[T ]\d{2}(?::\d{2}(?::\d{2}(?:[.,]\d+)?)?)?)?$/;
function pinZonelessDateTime(e){return ISO_DATE.test(e)&&ZONELESS_TIME.test(e.slice(10))?e+`Z`:e}
function checkSendArgs(e){let t,n,r;if(typeof e[0]===`string`){t=e[0];n=e[1];assert(typeof n!==`function`,`send() cannot accept a function as the payload.  Did you intend to use work()?`);r=e[2]}else if(typeof e[0]===`object`){assert(e.length===1,`send object API only accepts 1 argument`);const i=e[0];assert(i,`boss requires all jobs to have a name`);t=i.name;n=i.data;r=i.options}r=r||{};assert(t,`boss requires all jobs to have a queue name`);assert(typeof r===`object`,`options should be an object`);r={...r};assert(!(`priority`in r)||Number.isInteger(r.priority),`priority must be an integer`);r.priority=r.priority||0;r.startAfter=r.startAfter instanceof Date&&typeof r.startAfter.toISOString===`function`?r.startAfter.toISOString():+r.startAfter>0?``+r.startAfter:typeof r.startAfter===`string`?pinZonelessDateTime(r.startAfter):void 0;validateRetryConfig(r);validateExpirationConfig(r);validateRetentionConfig(r);validateDeletionConfig(r);validateGroupConfig(r);validateHeartbeatConfig(r);return{name:t,data:n,options:r}}
const JOB_MATCH_STRATEGIES=[`newest`,`oldest`,`all`];
function checkUpdateArgs(e,{upsert:t=false}={}){const n=t?`upsert()`:`update()`;let r,i,a;if(typeof e[0]===`string`){r=e[0];i=e[1];a=e[2]}else if(typeof e[0]===`object`){assert(e.length===1,`${n} object API only accepts 1 argument`);const t=e[0];assert(t,`boss requires all jobs to have a name`);r=t.name;i=t.data;a=t.options}assert(r,`boss requires all jobs to have a queue name`);assert(typeof i!==`function`,`${n} cannot accept a function as the payload.  Did you intend to use work()?`);const o={...a||{}};assert(typeof o===`object`,`options should be an object`);const{id:s,singletonKey:c,match:l}=o;assert(!!s!==!!c,`${n} requires exactly one of id or singletonKey`);assert(!(s&&l!==void 0),`match is only valid when targeting jobs by singletonKey`);assert(l===void 0||JOB_MATCH_STRATEGIES.includes(l),`match must be one of: ${JOB_MATCH_STRATEGIES.join(`, `)}`);assert(!(`priority`in o)||Number.isInteger(o.priority),`priority must be an integer`);if(`startAfter`in o){const e=o.startAfter;o.startAfter=e instanceof Date&&typeof e.toISOString===`function`?e.toISOString():typeof e===`number`&&Number.isFinite(e)?``+e:typeof e===`string`?pinZonelessDateTime(e):void 0}validateRetryConfig(o);validateExpirationConfig(o);validateRetentionConfig(o);validateGroupConfig(o);validateHeartbeatConfig(o);return{name:r,data:i,options:o}}
function validateGroupConfig(e){if(!(`group`in e)||e.group===void 0||e.group===null)return;assert(typeof e.group===`object`,`group must be an object`);assert(typeof e.group.id===`string`&&e.group.id.length>0,`group.id must be a non-empty string`);assert(!(`tier`in e.group)||typeof e.group.tier===`string`&&e.group.tier.length>0,`group.tier must be a non-empty string if provided`)}
function validateFlowJobs(e){assert(Array.isArray(e),`flow requires an array of jobs`);assert(e.length>=2,`flow requires at least 2 jobs`);const t=new Set;for(const n of e){assert(typeof n.ref===`string`&&n.ref.length>0,`each flow job must have a non-empty ref`);assert(!t.has(n.ref),`duplicate ref: "${n.ref}"`);t.add(n.ref);assert(typeof n.name===`string`&&n.name.length>0,`each flow job must have a non-empty name`);assertObjectName(n.name)}const n=e.some(e=>e.dependsOn&&e.dependsOn.length>0);assert(n,`flow requires at least one job with dependsOn`);for(const n of e){if(!n.dependsOn)continue;assert(Array.isArray(n.dependsOn),`dependsOn for ref "${n.ref}" must be an array`);for(const e of n.dependsOn){assert(typeof e===`string`&&e.length>0,`dependsOn entries must be non-empty strings`);assert(e!==n.ref,`job "${n.ref}" cannot depend on itself`);assert(t.has(e),`dependsOn ref "${e}" not found in flow`)}}const r=new Map;const i=new Map;for(const t of e){r.set(t.ref,0);i.set(t.ref,[])}for(const t of e){if(!t.dependsOn)continue;for(const e of t.dependsOn){i.get(e).push(t.ref);r.set(t.ref,r.get(t.ref)+1)}}const a=[];for(const[e,t]of r)if(t===0)a.push(e);let o=0;while(a.length>0){const e=a.shift();o++;for(const t of i.get(e)){const e=r.get(t)-1;r.set(t,e);if(e===0)a.push(t)}}if(o!==e.length){const e=findDependencyCycle(i);assert(false,`flow contains a dependency cycle: ${e.join(` -> `)}`)}}
function findDependencyCycle(e){const t=new Set;const n=new Set;const r=[];function visit(i){if(t.has(i)){const e=r.indexOf(i);return[...r.slice(e),i]}if(n.has(i))return null;t.add(i);r.push(i);for(const t of e.get(i)||[]){const e=visit(t);if(e)return e}r.pop();t.delete(i);n.add(i);return null}let i=null;for(const t of e.keys()){i=visit(t);if(i)break}return i}
function validateGroupConcurrencyValue(e,t){if(typeof e===`number`){assert(Number.isInteger(e)&&e>=1,`${t} must be an integer >= 1`);return}assert(typeof e===`object`,`${t} must be a number or an object with { default, tiers? }`);assert(Number.isInteger(e.default)&&e.default>=1,`${t}.default must be an integer >= 1`);if(`tiers`in e&&e.tiers){assert(typeof e.tiers===`object`,`${t}.tiers must be an object`);for(const[n,r]of Object.entries(e.tiers)){assert(typeof n===`string`&&n.length>0,`${t} tier keys must be non-empty strings`);assert(Number.isInteger(r)&&r>=1,`${t}.tiers["${n}"] must be an integer >= 1`)}}}
function validatePriorityRangeConfig(e){if(e.minPriority!==void 0)assert(Number.isInteger(e.minPriority),`minPriority must be an integer`);if(e.maxPriority!==void 0)assert(Number.isInteger(e.maxPriority),`maxPriority must be an integer`);if(e.minPriority!==void 0&&e.maxPriority!==void 0)assert(e.minPriority<=e.maxPriority,`minPriority must be <= maxPriority`)}
function validateGroupConcurrencyConfig(e){const t=e.groupConcurrency!=null;const n=e.localGroupConcurrency!=null;assert(!(t&&n),`cannot specify both groupConcurrency and localGroupConcurrency - choose one`);if(t)validateGroupConcurrencyValue(e.groupConcurrency,`groupConcurrency`);if(n){validateGroupConcurrencyValue(e.localGroupConcurrency,`localGroupConcurrency`);validateLocalGroupConcurrencyLimit(e.localGroupConcurrency,e.localConcurrency)}}
function validateLocalGroupConcurrencyLimit(e,t){const n=t??1;if(typeof e===`number`)assert(e<=n,`localGroupConcurrency (${e}) cannot exceed localConcurrency (${n})`);else if(typeof e===`object`){assert(e.default<=n,`localGroupConcurrency.default (${e.default}) cannot exceed localConcurrency (${n})`);if(e.tiers)for(const[t,r]of Object.entries(e.tiers))assert(r<=n,`localGroupConcurrency.tiers["${t}"] (${r}) cannot exceed localConcurrency (${n})`)}}
function checkWorkArgs(e,t){let n,r;assert(e,`queue name is required`);if(t.length===1){r=t[0];n={}}else if(t.length>1){n=t[0]||{};r=t[1]}assert(typeof r===`function`,`expected callback to be a function`);assert(typeof n===`object`,`expected config to be an object`);n={...n};applyPollingInterval(n);assert(!(`batchSize`in n)||Number.isInteger(n.batchSize)&&n.batchSize>=1,`batchSize must be an integer > 0`);assert(!(`includeMetadata`in n)||typeof n.includeMetadata===`boolean`,`includeMetadata must be a boolean`);assert(!(`priority`in n)||typeof n.priority===`boolean`,`priority must be a boolean`);assert(!(`localConcurrency`in n)||Number.isInteger(n.localConcurrency)&&n.localConcurrency>=1,`localConcurrency must be an integer >= 1`);assert(!(`perJobResults`in n)||typeof n.perJobResults===`boolean`,`perJobResults must be a boolean`);assert(!(`transactional`in n)||typeof n.transactional===`boolean`,`transactional must be a boolean`);validatePriorityRangeConfig(n);validateGroupConcurrencyConfig(n);validateHeartbeatRefreshConfig(n);validateTransactionalConfig(n);return{options:n,callback:r}}
function validateTransactionalConfig(e){assert(!(`transactionTimeoutSeconds`in e)||Number.isInteger(e.transactionTimeoutSeconds)&&e.transactionTimeoutSeconds>=0,`transactionTimeoutSeconds must be an integer >= 0`);if(!e.transactional){assert(!(`transactionTimeoutSeconds`in e),`transactionTimeoutSeconds requires transactional`);return}assert(!e.perJobResults,`transactional cannot be combined with perJobResults`)}
function checkFetchArgs(e,t){assert(e,`missing queue name`);assert(!(`batchSize`in t)||Number.isInteger(t.batchSize)&&t.batchSize>=1,`batchSize must be an integer > 0`);assert(!(`includeMetadata`in t)||typeof t.includeMetadata===`boolean`,`includeMetadata must be a boolean`);assert(!(`priority`in t)||typeof t.priority===`boolean`,`priority must be a boolean`);assert(!(`ignoreStartAfter`in t)||typeof t.ignoreStartAfter===`boolean`,`ignoreStartAfter must be a boolean`);validatePriorityRangeConfig(t)}
function getConfig(e){assert(e&&(typeof e===`object`||typeof e===`string`),`configuration assert: string or config object is required to connect to postgres`);const t=typeof e===`string`?{connectionString:e}:{...e};t.schedule=`schedule`in t?t.schedule:true;t.supervise=`supervise`in t?t.supervise:true;t.migrate=`migrate`in t?t.migrate:true;t.createSchema=`createSchema`in t?t.createSchema:true;t.useListenNotify=`useListenNotify`in t?t.useListenNotify:false;t.reindex=`reindex`in t?t.reindex:true;resolveBackend(t);applyClockConfig(t);applySchemaConfig(t);applyOpsConfig(t);applyScheduleConfig(t);applyBamConfig(t);applyFlowConfig(t);applyInstanceConfig(t);validateWarningConfig(t);validateOpenTelemetryConfig(t);return t}
const CLOCK_METHODS=[`now`,`setTimeout`,`clearTimeout`,`setInterval`,`clearInterval`];
function applyClockConfig(e){if(e.clock){const t=e.clock;for(const e of CLOCK_METHODS)assert(typeof t[e]===`function`,`configuration assert: clock must implement ${e}()`)}e.clock=e.clock||systemClock}
function applySchemaConfig(e){if(e.schema)assertPostgresObjectName(e.schema);e.schema=e.schema||`pgboss`}
function applyInstanceConfig(e){e.registerInstance=`registerInstance`in e?e.registerInstance!==false:true;assert(!(`instanceName`in e)||e.instanceName===void 0||typeof e.instanceName===`string`&&e.instanceName.length>0,`configuration assert: instanceName must be a non-empty string`);assert(!(`instanceHeartbeatSeconds`in e)||e.instanceHeartbeatSeconds===void 0||Number.isInteger(e.instanceHeartbeatSeconds)&&e.instanceHeartbeatSeconds>=1&&e.instanceHeartbeatSeconds<=3600,`configuration assert: instanceHeartbeatSeconds must be an integer from 1 to 3600`);e.instanceHeartbeatSeconds=e.instanceHeartbeatSeconds||30}
function validateOpenTelemetryConfig(e){const t=e.openTelemetry;if(t==null)return;assert(typeof t===`object`,`configuration assert: openTelemetry must be an object`);for(const e of[`enabled`,`propagateContext`])assert(t[e]===void 0||typeof t[e]===`boolean`,`configuration assert: openTelemetry.${e} must be a boolean`);assert(t.tracerProvider===void 0||typeof t.tracerProvider?.getTracer===`function`,`configuration assert: openTelemetry.tracerProvider must implement getTracer()`);assert(t.meterProvider===void 0||typeof t.meterProvider?.getMeter===`function`,`configuration assert: openTelemetry.meterProvider must implement getMeter()`);assert(t.propagator===void 0||typeof t.propagator?.inject===`function`&&typeof t.propagator?.extract===`function`,`configuration assert: openTelemetry.propagator must implement inject() and extract()`)}
function validateWarningConfig(e){assert(!(`warningQueueSize`in e)||e.warningQueueSize>=1,`configuration assert: warningQueueSize must be at least 1`);assert(!(`warningSlowQuerySeconds`in e)||e.warningSlowQuerySeconds>=1,`configuration assert: warningSlowQuerySeconds must be at least 1`);assert(!(`warningRetentionDays`in e)||Number.isInteger(e.warningRetentionDays)&&e.warningRetentionDays>=1,`configuration assert: warningRetentionDays must be an integer >= 1`);assert(!(`warningRetentionDays`in e)||e.warningRetentionDays<=POLICY.MAX_RETENTION_DAYS,`configuration assert: warningRetentionDays cannot exceed ${POLICY.MAX_RETENTION_DAYS} days`);e.warningRetentionDays=e.warningRetentionDays||POLICY.MAX_RETENTION_DAYS}
function resolveBackend(e){const t=`backend`in e?e.backend:`postgres`;assert(t in BACKEND_PROFILES,`configuration assert: backend must be one of ${Object.keys(BACKEND_PROFILES).join(`, `)}`);e.backend=t;const{flags:n}=BACKEND_PROFILES[t];if(t===`yugabytedb`)process.emitWarning(`backend: 'yugabytedb' is deprecated and will be rejected in the next major. YugabyteDB is not supported: releases are not tested against it and upgrades do not work there. See https://pgboss.io/database-backends#not-supported-yugabytedb`,`DeprecationWarning`,`PGBOSS_DEP_YUGABYTEDB`);for(const t of COMPATIBILITY_FLAGS)e[t]=n[t]??false;if(e.__test__distributed){e.noSkipLocked=true;e.noMultiMutationCte=true}if(e.__test__noAdvisoryLocks)e.noAdvisoryLocks=true;if(e.__test__noIndexProgressView)e.noIndexProgressView=true;if(e.__test__noTransactionalHeartbeat)e.noTransactionalHeartbeat=true;if(e.__test__noReindex)e.noReindex=true}
function quotedNameProblem(e){if(e.includes(`"`))return`cannot contain double quotes`;if(e.includes(`'`))return`cannot contain single quotes`;if(e.includes(`%`))return`cannot contain percent signs`;if(e.includes(`$`))return`cannot contain dollar signs`;if(e.includes(`.`))return`cannot contain periods`;if(e.includes(`\\`))return`cannot contain backslashes`;if(/[\x00-\x1f\x7f]/.test(e))return`cannot contain control characters`;return null}
function assertPostgresObjectName(e){assert(typeof e===`string`,`Name must be a string`);const t=e.startsWith(`"`)&&e.endsWith(`"`)&&e.length>1;const n=t?e.slice(1,-1):e;assert(n.length>0,`Name cannot be empty`);assert(Buffer.byteLength(n,`utf8`)<=50,`Name cannot exceed 50 bytes`);if(t){const e=quotedNameProblem(n);assert(e===null,`Quoted name ${e}`);return}const r=quotedNameProblem(e);const i=r===null?` Pass it quoted to use it verbatim: schema: '"${e}"'`:` Quoting will not help: a quoted name ${r}.`;assert(!/\W/.test(e),`Schema name ${JSON.stringify(e)} can only contain alphanumeric characters or underscores when unquoted.${i}`);assert(!/^\d/.test(e),`Schema name ${JSON.stringify(e)} cannot start with a number when unquoted.${i}`)}
const LIST_LIMIT_DEFAULT=1e3;
const LIST_LIMIT_MAX=1e5;
function assertListLimit(e,t=LIST_LIMIT_DEFAULT){assert(Number.isInteger(t)&&t>=1&&t<=LIST_LIMIT_MAX,`${e}: limit must be an integer between 1 and ${LIST_LIMIT_MAX}`);return t}
const UUID_INPUT=/^(?:\{[0-9a-fA-F]{4}(?:-?[0-9a-fA-F]{4}){7}\}|[0-9a-fA-F]{4}(?:-?[0-9a-fA-F]{4}){7})$/;
function isUuid(e){return UUID_INPUT.test(e)}
function assertListAfter(e,t,n=false){assert(t===void 0||typeof t===`string`&&t.length>0,`${e}: after must be a non-empty string`);assert(!n||t===void 0||isUuid(t),`${e}: after must be a uuid`)}
function assertListAfterRow(e,t,n,r){assert(t===void 0||typeof t===`object`&&t!==null&&n.every(e=>typeof t[e]===`string`),`${e}: after must be an object with string ${n.join(` and `)}`);assert(!r||t===void 0||isUuid(t[r]),`${e}: after.${r} must be a uuid`)}
function assertQueueName(e){assert(e,`Name is required`);assert(typeof e===`string`,`Name must be a string`);assertObjectName(e)}
function assertKey(e){if(!e)return;assert(typeof e===`string`,`Key must be a string`);assertObjectName(e,`Key`)}
function validateRetentionConfig(e){assert(!(`retentionSeconds`in e)||e.retentionSeconds>=1,`configuration assert: retentionSeconds must be at least every second`)}
function validateExpirationConfig(e){assert(!(`expireInSeconds`in e)||e.expireInSeconds>=1,`configuration assert: expireInSeconds must be at least every second`);assert(!e.expireInSeconds||e.expireInSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: expiration cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`)}
function validateRetryConfig(e){assert(!(`retryDelay`in e)||Number.isInteger(e.retryDelay)&&e.retryDelay>=0,`retryDelay must be an integer >= 0`);assert(!(`retryLimit`in e)||Number.isInteger(e.retryLimit)&&e.retryLimit>=0,`retryLimit must be an integer >= 0`);assert(!(`retryBackoff`in e)||e.retryBackoff===true||e.retryBackoff===false,`retryBackoff must be either true or false`);assert(!(`retryDelayMax`in e)||e.retryDelayMax===null||e.retryBackoff===true,`retryDelayMax can only be set if retryBackoff is true`);assert(!(`retryDelayMax`in e)||e.retryDelayMax===null||Number.isInteger(e.retryDelayMax)&&e.retryDelayMax>=0,`retryDelayMax must be an integer >= 0`)}
function validateHeartbeatConfig(e){assert(!(`heartbeatSeconds`in e)||e.heartbeatSeconds===null||Number.isInteger(e.heartbeatSeconds)&&e.heartbeatSeconds>=10,`heartbeatSeconds must be an integer >= 10`)}
function validateHeartbeatRefreshConfig(e){if(!(`heartbeatRefreshSeconds`in e)||e.heartbeatRefreshSeconds==null)return;assert(typeof e.heartbeatRefreshSeconds===`number`&&e.heartbeatRefreshSeconds>0,`heartbeatRefreshSeconds must be a number > 0`)}
function applyPollingInterval(e){assert(!(`pollingIntervalSeconds`in e)||e.pollingIntervalSeconds>=POLICY.MIN_POLLING_INTERVAL_MS/1e3,`configuration assert: pollingIntervalSeconds must be at least every ${POLICY.MIN_POLLING_INTERVAL_MS}ms`);e.pollingInterval=`pollingIntervalSeconds`in e?e.pollingIntervalSeconds*1e3:2e3;assert(!(`notifyPollingIntervalSeconds`in e)||e.notifyPollingIntervalSeconds>=POLICY.MIN_POLLING_INTERVAL_MS/1e3,`configuration assert: notifyPollingIntervalSeconds must be at least every ${POLICY.MIN_POLLING_INTERVAL_MS}ms`);if(`notifyPollingIntervalSeconds`in e){e.notifyPollingInterval=e.notifyPollingIntervalSeconds*1e3;assert(e.notifyPollingInterval>=e.pollingInterval,`configuration assert: notifyPollingIntervalSeconds must be at least pollingIntervalSeconds`)}else e.notifyPollingInterval=Math.max(3e4,e.pollingInterval);assert(!(`burstWhenReadyExceeds`in e)||Number.isInteger(e.burstWhenReadyExceeds)&&e.burstWhenReadyExceeds>=1,`configuration assert: burstWhenReadyExceeds must be an integer >= 1`);assert(!(`burstWhenBatchFull`in e)||typeof e.burstWhenBatchFull===`boolean`,`configuration assert: burstWhenBatchFull must be a boolean`)}
function applyOpsConfig(e){assert(!(`superviseIntervalSeconds`in e)||e.superviseIntervalSeconds>=1,`configuration assert: superviseIntervalSeconds must be at least every second`);e.superviseIntervalSeconds=e.superviseIntervalSeconds||60;assert(e.superviseIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: superviseIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);assert(!(`maintenanceIntervalSeconds`in e)||e.maintenanceIntervalSeconds>=1,`configuration assert: maintenanceIntervalSeconds must be at least every second`);e.maintenanceIntervalSeconds=e.maintenanceIntervalSeconds||POLICY.MAX_EXPIRATION_HOURS*60*60;assert(e.maintenanceIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: maintenanceIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);assert(!(`monitorIntervalSeconds`in e)||e.monitorIntervalSeconds>=1,`configuration assert: monitorIntervalSeconds must be at least every second`);e.monitorIntervalSeconds=e.monitorIntervalSeconds||60;assert(e.monitorIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: monitorIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);assert(!(`queueCacheIntervalSeconds`in e)||e.queueCacheIntervalSeconds>=1,`configuration assert: queueCacheIntervalSeconds must be at least every second`);e.queueCacheIntervalSeconds=e.queueCacheIntervalSeconds||60;assert(e.queueCacheIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: queueCacheIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);if(`queueStatRetentionDays`in e){assert(Number.isInteger(e.queueStatRetentionDays)&&e.queueStatRetentionDays>=1,`configuration assert: queueStatRetentionDays must be an integer >= 1`);assert(e.queueStatRetentionDays<=POLICY.MAX_RETENTION_DAYS,`configuration assert: queueStatRetentionDays cannot exceed ${POLICY.MAX_RETENTION_DAYS} days`)}e.queueStatRetentionDays=e.queueStatRetentionDays||7;validateReindexConfig(e);validateVacuumMonitorConfig(e)}
function validateReindexConfig(e){assert(!(`reindex`in e)||typeof e.reindex===`boolean`||typeof e.reindex===`object`&&e.reindex!==null,`configuration assert: reindex must be a boolean or an options object`);if(typeof e.reindex===`object`&&e.reindex!==null){const{minPages:t,maxEntriesPerPage:n,minSizeRatio:r,maxIndexBytes:i,force:a}=e.reindex;assert(t===void 0||Number.isInteger(t)&&t>=0,`configuration assert: reindex.minPages must be an integer >= 0`);assert(n===void 0||typeof n===`number`&&n>0,`configuration assert: reindex.maxEntriesPerPage must be a number > 0`);assert(r===void 0||typeof r===`number`&&r>=0,`configuration assert: reindex.minSizeRatio must be a number >= 0`);assert(i===void 0||Number.isInteger(i)&&i>0,`configuration assert: reindex.maxIndexBytes must be an integer > 0`);assert(a===void 0||a===false,`configuration assert: reindex.force cannot be set in constructor options. Pass it to supervise()`)}assert(!(`reindexIntervalSeconds`in e)||e.reindexIntervalSeconds>=1,`configuration assert: reindexIntervalSeconds must be at least every second`);e.reindexIntervalSeconds=e.reindexIntervalSeconds||POLICY.MAX_EXPIRATION_HOURS*60*60;assert(e.reindexIntervalSeconds/60/60<=POLICY.MAX_EXPIRATION_HOURS,`configuration assert: reindexIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`)}
function validateVacuumMonitorConfig(e){assert(!(`monitorVacuum`in e)||typeof e.monitorVacuum===`boolean`,`configuration assert: monitorVacuum must be a boolean`)}
function validateDeletionConfig(e){assert(!(`deleteAfterSeconds`in e)||e.deleteAfterSeconds>=0,`configuration assert: deleteAfterSeconds must be at least 0 (0 disables deletion)`)}
function applyScheduleConfig(e){assert(!(`clockMonitorIntervalSeconds`in e)||e.clockMonitorIntervalSeconds>=1&&e.clockMonitorIntervalSeconds<=600,`configuration assert: clockMonitorIntervalSeconds must be between 1 second and 10 minutes`);e.clockMonitorIntervalSeconds=e.clockMonitorIntervalSeconds||600;assert(!(`cronMonitorIntervalSeconds`in e)||e.cronMonitorIntervalSeconds>=1&&e.cronMonitorIntervalSeconds<=45,`configuration assert: cronMonitorIntervalSeconds must be between 1 and 45 seconds`);e.cronMonitorIntervalSeconds=e.cronMonitorIntervalSeconds||30;assert(!(`cronWorkerIntervalSeconds`in e)||e.cronWorkerIntervalSeconds>=1&&e.cronWorkerIntervalSeconds<=45,`configuration assert: cronWorkerIntervalSeconds must be between 1 and 45 seconds`);e.cronWorkerIntervalSeconds=e.cronWorkerIntervalSeconds||5}
function applyBamConfig(e){const t=e.__test__bypass_bam_interval_check?1:10;assert(!(`bamIntervalSeconds`in e)||e.bamIntervalSeconds>=t,`configuration assert: bamIntervalSeconds must be at least ${t} seconds`);e.bamIntervalSeconds=e.bamIntervalSeconds||60}
function applyFlowConfig(e){const t=e.__test__bypass_flow_interval_check?.5:1;assert(!(`flowIntervalSeconds`in e)||e.flowIntervalSeconds>=t,`configuration assert: flowIntervalSeconds must be at least ${t} seconds`);e.flowIntervalSeconds=e.flowIntervalSeconds||5}
// node_modules/pg-boss/dist/migrationStore.js
function assertPartitionMetadata(e){for(const t of e)assert(typeof t===`object`&&t!==null&&typeof t.tableName===`string`&&typeof t.policy===`string`,`partitionTables entries must be { tableName, policy } records, received: ${JSON.stringify(t)}. The string[] form was removed in 12.28.0.`)}function formatJobTable(e,t){return e.replace(/\.job\b/g,`.${t}`).replace(/\bjob_i(\d+)/g,`${t}_i$1`)}function inlineAsyncCommand(e,t,n,r){const i=typeof t===`string`;const a=i?t:t.command;const o=i?a.match(/job_table_run_async\(\s*'([^']+)'/):null;const s=i?a.match(/\$\$([\s\S]*?)\$\$/):null;const c=i?a.match(/\$\$\s*,\s*'([^']+)'/):null;assert(!i||o&&s,`Unable to inline async migration command: ${a}`);const l=i?o[1]:t.name;const u=(i?s[1]:t.command).trim();const reRunnable=e=>e.replace(/(CREATE (?:UNIQUE )?INDEX CONCURRENTLY)(?! IF NOT EXISTS) /,`$1 IF NOT EXISTS `);if(!i&&t.table)return[`-- inlined from ${e}.bam (migration v${n}, command: ${l})\n${reRunnable(u)}`];const d=i?void 0:t.partitionPolicy;const f=r.filter(e=>!d||e.policy===d).map(e=>e.tableName);return(c?[c[1]]:[`job_common`,...f]).map(t=>{return`${`-- inlined from ${e}.job_table_run_async (migration v${n}, command: ${l})`}\n${reRunnable(formatJobTable(u,t))}`})}function renderAsyncCommand(e,t,n){if(typeof t===`string`)return t.replace(/\$VERSION\$/g,String(n));const r=t.name.replaceAll(`'`,`''`);if(t.table)return`INSERT INTO ${e}.bam (name, version, status, table_name, command)
    VALUES ('${r}', ${n}, 'pending', '${t.table.replaceAll(`'`,`''`)}', $$${t.command}$$)`;const i=t.partitionPolicy?.replaceAll(`'`,`''`);if(!i)return`SELECT ${e}.job_table_run_async('${r}', ${n}, $$${t.command}$$)`;return`SELECT ${e}.job_table_run_async(
    '${r}',
    ${n},
    $$${t.command}$$,
    targets.table_name,
    targets.queue_name
  )
  FROM (
    SELECT 'job_common'::text AS table_name, NULL::text AS queue_name
    UNION ALL
    SELECT table_name, name FROM ${e}.queue WHERE partition = true AND policy = '${i}'
  ) targets`}function flatten(e,t,n,r){t.unshift(assertMigration(e,n));t.push(setVersion(e,n));return locked(e,t,void 0,r)}function rollback(e,t,n,r){n=n||getAll(e);const i=n.find(e=>e.version===t);assert(i,`Version ${t} not found.`);return flatten(e,[...i.async?.length?[`DELETE FROM ${e}.bam WHERE version = ${i.version} AND status <> 'completed'`]:[],...i.uninstall||[]],i.previous,r)}function next(e,t,n,r){n=n||getAll(e);const i=n.find(e=>e.previous===t);assert(i,`Version ${t} not found.`);return flatten(e,i.install,i.version,r)}function migrateCommands(e,t,n,r,i={}){n=n||getAll(e);if(Number.isInteger(t)&&t!==0){const e=Math.min(...n.map(e=>e.previous));assert(t>=e,`Cannot migrate pg-boss schema from version ${t}: the oldest supported starting version is ${e}. Upgrade to a schema at or above that version using an older pg-boss release first.`)}assertPartitionMetadata(i.partitionTables||[]);const a=[];const o=n.filter(e=>e.previous>=t).sort((e,t)=>e.version-t.version).reduce((t,n)=>{t.install=t.install.concat(n.install);if(n.async){if(i.inlineAsync)for(const t of n.async)a.push(...inlineAsyncCommand(e,t,n.version,i.partitionTables||[]));else{const r=n.async.map(t=>renderAsyncCommand(e,t,n.version));t.install=t.install.concat(r)}}t.version=n.version;return t},{install:[],version:t});assert(o.install.length>0,`Version ${t} not found.`);return{sql:flatten(e,o.install,o.version,r),concurrent:a}}function migrate(e,t,n,r,i={}){const{sql:a,concurrent:o}=migrateCommands(e,t,n,r,i);return o.length?`${a}\n${o.join(`;
`)};`:a}const createQueueFn={26:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE format('ALTER TABLE ${e}.%1$I ADD PRIMARY KEY (name, id)', tablename);
      EXECUTE format('ALTER TABLE ${e}.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);
      EXECUTE format('ALTER TABLE ${e}.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);

      EXECUTE format('CREATE INDEX %1$s_i5 ON ${e}.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', tablename);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON ${e}.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON ${e}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON ${e}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON ${e}.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i6 ON ${e}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''exclusive''', tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,27:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,28:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,30:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,31:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,32:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,33:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,38:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,40:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,42:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,43:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,45:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON ${e}.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,46:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON ${e}.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i14 ON ${e}.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i15 ON ${e}.job (name, created_on)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i16 ON ${e}.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i17 ON ${e}.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `};const createQueueNoPartitionFn={41:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    BEGIN
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    false,
    'job',
    (options->>'heartbeatSeconds')::int
    )
    ON CONFLICT DO NOTHING;
    END;
    $$
    LANGUAGE plpgsql;
  `,42:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    BEGIN
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    false,
    'job',
    (options->>'heartbeatSeconds')::int,
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING;
    END;
    $$
    LANGUAGE plpgsql;
  `};const createTableQueueStatsFn={35:(e,t)=>t?`
      CREATE TABLE ${e}.queue_stats (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        deferred_count int NOT NULL DEFAULT 0,
        queued_count   int NOT NULL DEFAULT 0,
        ready_count    int NOT NULL DEFAULT 0,
        active_count   int NOT NULL DEFAULT 0,
        failed_count   int NOT NULL DEFAULT 0,
        total_count    int NOT NULL DEFAULT 0,
        captured_on timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (id)
      )
    `:`
    CREATE TABLE ${e}.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      captured_on timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (id, captured_on)
    ) PARTITION BY RANGE (captured_on)
  `};const createIndexQueueStatsFn={35:(e,t)=>{const n=`(name, captured_on DESC)`;return t?`CREATE INDEX queue_stats_i1 ON ${e}.queue_stats ${n}`:`CREATE INDEX queue_stats_i1 ON ${e}.queue_stats ${n} INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)`}};const ensureQueueStatsPartitionsFn={35:e=>`
    DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = '${resolveSchemaName(e)}' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE ${e}.%I PARTITION OF ${e}.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$
  `};const jobTableFormatFn={36:e=>`
    CREATE OR REPLACE FUNCTION ${e}.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        replace(
          replace(command, '.job', '.%1$I'),
          'job_i', '%1$s_i'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  `,37:e=>`
    CREATE OR REPLACE FUNCTION ${e}.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\\.job\\y', '.%1$I', 'g'),
          '\\yjob_i(\\d+)', '%1$s_i\\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  `};function getAllForConfig(e){return getAll(e.schema,e.noTablePartitioning,e.noCoveringIndexes,e.noAddColumnBackfill)}function getAll(e,t=false,n=false,r=false){return[{release:`11.1.0`,version:26,previous:25,install:[createQueueFn[26](e),`CREATE UNIQUE INDEX job_i6 ON ${e}.job_common (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'`],uninstall:[`DROP INDEX ${e}.job_i6`]},{release:`12.6.0`,version:27,previous:26,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS bam_on timestamp with time zone`,`
        CREATE TABLE IF NOT EXISTS ${e}.bam (
          id uuid PRIMARY KEY default gen_random_uuid(),
          name text NOT NULL,
          version int NOT NULL,
          status text NOT NULL DEFAULT 'pending',
          queue text,
          table_name text NOT NULL,
          command text NOT NULL,
          error text,
          created_on timestamp with time zone NOT NULL DEFAULT now(),
          started_on timestamp with time zone,
          completed_on timestamp with time zone
        )
        `,`CREATE FUNCTION ${e}.job_table_format(command text, table_name text)
          RETURNS text AS
          $$
            SELECT format(
              replace(
                replace(command, '.job', '.%1$I'),
                'job_i', '%1$s_i'
              ),
              table_name
            );
          $$
          LANGUAGE sql IMMUTABLE;
        `,`
        CREATE OR REPLACE FUNCTION ${e}.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
        RETURNS VOID AS
        $$
        BEGIN
          IF queue_name IS NOT NULL THEN
            SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
          END IF;

          IF tbl_name IS NOT NULL THEN
            INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
            VALUES (
              command_name,
              version,
              'pending',
              queue_name,
              tbl_name,
              ${e}.job_table_format(command, tbl_name)
            );
            RETURN;
          END IF;

          INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
          SELECT
            command_name,
            version,
            'pending',
            NULL,
            'job_common',
            ${e}.job_table_format(command, 'job_common')
          UNION ALL
          SELECT
            command_name,
            version,
            'pending',
            queue.name,
            queue.table_name,
            ${e}.job_table_format(command, queue.table_name)
          FROM ${e}.queue
          WHERE partition = true;
        END;
        $$
        LANGUAGE plpgsql;
        `,`
        CREATE OR REPLACE FUNCTION ${e}.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
        RETURNS VOID AS
        $$
        DECLARE
          tbl RECORD;
        BEGIN
          IF queue_name IS NOT NULL THEN
            SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
          END IF;

          IF tbl_name IS NOT NULL THEN
            EXECUTE ${e}.job_table_format(command, tbl_name);
            RETURN;
          END IF;

          EXECUTE ${e}.job_table_format(command, 'job_common');

          FOR tbl IN SELECT table_name FROM ${e}.queue WHERE partition = true
          LOOP
            EXECUTE ${e}.job_table_format(command, tbl.table_name);
          END LOOP;
        END;
        $$
        LANGUAGE plpgsql;
        `,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS group_id text`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS group_tier text`,createQueueFn[27](e),`ALTER INDEX IF EXISTS ${e}.job_i1 RENAME TO job_common_i1`,`ALTER INDEX IF EXISTS ${e}.job_i2 RENAME TO job_common_i2`,`ALTER INDEX IF EXISTS ${e}.job_i3 RENAME TO job_common_i3`,`ALTER INDEX IF EXISTS ${e}.job_i4 RENAME TO job_common_i4`,`ALTER INDEX IF EXISTS ${e}.job_i5 RENAME TO job_common_i5`,`ALTER INDEX IF EXISTS ${e}.job_i6 RENAME TO job_common_i6`,`ALTER INDEX IF EXISTS ${e}.job_i7 RENAME TO job_common_i7`],async:[`SELECT ${e}.job_table_run_async(
          'group_concurency_index',
          $VERSION$,
          $$
          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL
          $$
        )`],uninstall:[`ALTER INDEX ${e}.job_common_i6 RENAME TO job_i6`,`ALTER INDEX ${e}.job_common_i5 RENAME TO job_i5`,`ALTER INDEX ${e}.job_common_i4 RENAME TO job_i4`,`ALTER INDEX ${e}.job_common_i3 RENAME TO job_i3`,`ALTER INDEX ${e}.job_common_i2 RENAME TO job_i2`,`ALTER INDEX ${e}.job_common_i1 RENAME TO job_i1`,`SELECT ${e}.job_table_run('DROP INDEX IF EXISTS ${e}.job_i7')`,createQueueFn[26](e),`DROP FUNCTION ${e}.job_table_run(text, text, text)`,`DROP FUNCTION ${e}.job_table_run_async(text, int, text, text, text)`,`DROP FUNCTION ${e}.job_table_format(text, text)`,`DROP TABLE ${e}.bam`,`ALTER TABLE ${e}.version DROP COLUMN bam_on`,`ALTER TABLE ${e}.job DROP COLUMN group_tier`,`ALTER TABLE ${e}.job DROP COLUMN group_id`]},{release:`12.10.0`,version:28,previous:27,install:[`SELECT ${e}.job_table_run($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common')`,createQueueFn[28](e)],async:[`SELECT ${e}.job_table_run_async(
          'key_strict_fifo_index',
          $VERSION$,
          $$
          CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'
          $$
        , 'job_common')`],uninstall:[`SELECT ${e}.job_table_run('DROP INDEX IF EXISTS ${e}.job_i8')`,`SELECT ${e}.job_table_run('ALTER TABLE ${e}.job DROP CONSTRAINT IF EXISTS job_key_strict_fifo_singleton_key_check')`,createQueueFn[27](e)]},{release:`12.11.0`,version:29,previous:28,install:[`CREATE TABLE ${e}.warning (
          id uuid PRIMARY KEY default gen_random_uuid(),
          type text NOT NULL,
          message text NOT NULL,
          data jsonb,
          created_on timestamp with time zone NOT NULL DEFAULT now()
        )`,`CREATE INDEX warning_i1 ON ${e}.warning (created_on DESC)`],uninstall:[`DROP INDEX ${e}.warning_i1`,`DROP TABLE ${e}.warning`]},{release:`12.12.0`,version:30,previous:29,install:[`ALTER TABLE ${e}.job ADD COLUMN heartbeat_on timestamp with time zone`,`ALTER TABLE ${e}.job ADD COLUMN heartbeat_seconds int`,`ALTER TABLE ${e}.queue ADD COLUMN heartbeat_seconds int`,createQueueFn[30](e)],uninstall:[createQueueFn[28](e),`ALTER TABLE ${e}.queue DROP COLUMN heartbeat_seconds`,`ALTER TABLE ${e}.job DROP COLUMN heartbeat_seconds`,`ALTER TABLE ${e}.job DROP COLUMN heartbeat_on`]},{release:`12.19.0`,version:31,previous:30,install:[`ALTER TABLE ${e}.job ADD COLUMN blocked boolean NOT NULL DEFAULT false`,`ALTER TABLE ${e}.job ADD COLUMN blocking boolean NOT NULL DEFAULT false`,`ALTER TABLE ${e}.job ADD COLUMN pending_dependencies int NOT NULL DEFAULT 0`,`
        CREATE TABLE IF NOT EXISTS ${e}.job_dependency (
          child_name text NOT NULL,
          child_id uuid NOT NULL,
          parent_name text NOT NULL,
          parent_id uuid NOT NULL,
          PRIMARY KEY (child_name, child_id, parent_name, parent_id)
        )
        `,`CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON ${e}.job_dependency (parent_name, parent_id)`,createQueueFn[31](e)],uninstall:[`DROP INDEX IF EXISTS ${e}.job_dep_parent_idx`,`DROP TABLE IF EXISTS ${e}.job_dependency`,createQueueFn[30](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i5$cmd$)`,`SELECT ${e}.job_table_run($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$)`,`ALTER TABLE ${e}.job DROP COLUMN pending_dependencies`,`ALTER TABLE ${e}.job DROP COLUMN blocking`,`ALTER TABLE ${e}.job DROP COLUMN blocked`]},{release:`12.21.0`,version:32,previous:31,install:[`ALTER TABLE ${e}.queue ADD COLUMN notify boolean NOT NULL DEFAULT false`,createQueueFn[32](e),`ALTER TABLE ${e}.queue ADD COLUMN failed_count int NOT NULL DEFAULT 0`,`ALTER TABLE ${e}.queue ADD COLUMN ready_count int NOT NULL DEFAULT 0`],uninstall:[`ALTER TABLE ${e}.queue DROP COLUMN ready_count`,`ALTER TABLE ${e}.queue DROP COLUMN failed_count`,createQueueFn[31](e),`ALTER TABLE ${e}.queue DROP COLUMN notify`]},{release:`12.22.0`,version:33,previous:32,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS flow_on timestamp with time zone`,`ALTER TABLE ${e}.bam ALTER COLUMN created_on SET DEFAULT clock_timestamp()`,createQueueFn[33](e)],async:[`SELECT ${e}.job_table_run_async(
          'flow_resolver_index',
          $VERSION$,
          $$
          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'
          $$
        )`,`SELECT ${e}.job_table_run_async(
          'fetch_index_drop',
          $VERSION$,
          $$
          DROP INDEX CONCURRENTLY IF EXISTS ${e}.job_i5
          $$
        )`,`SELECT ${e}.job_table_run_async(
          'fetch_index',
          $VERSION$,
          $$
          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked
          $$
        )`],uninstall:[createQueueFn[32](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i5$cmd$)`,`SELECT ${e}.job_table_run($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i9$cmd$)`,`ALTER TABLE ${e}.version DROP COLUMN flow_on`]},{release:`12.23.0`,version:34,previous:33,install:[`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_name text`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_id uuid`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_created_on timestamp with time zone`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_retry_count int`],uninstall:[`ALTER TABLE ${e}.job DROP COLUMN source_name`,`ALTER TABLE ${e}.job DROP COLUMN source_id`,`ALTER TABLE ${e}.job DROP COLUMN source_created_on`,`ALTER TABLE ${e}.job DROP COLUMN source_retry_count`]},{release:`12.24.0`,version:35,previous:34,install:[...t?[createTableQueueStatsFn[35](e,true),createIndexQueueStatsFn[35](e,n)]:[createTableQueueStatsFn[35](e,false),createIndexQueueStatsFn[35](e,n),ensureQueueStatsPartitionsFn[35](e)],`ALTER TABLE ${e}.queue ADD COLUMN ready_history int[] NOT NULL DEFAULT '{}'`],uninstall:[`ALTER TABLE ${e}.queue DROP COLUMN ready_history`,`DROP TABLE IF EXISTS ${e}.queue_stats`]},{release:`12.24.1`,version:36,previous:35,install:[`ALTER TABLE ${e}.bam ALTER COLUMN created_on SET DEFAULT clock_timestamp()`],uninstall:[]},{release:`12.26.0`,version:37,previous:36,install:t?[]:[jobTableFormatFn[37](e)],uninstall:t?[]:[jobTableFormatFn[36](e)]},{release:`12.28.0`,version:38,previous:37,install:t?[]:[createQueueFn[38](e)],async:t?[{name:`key_strict_fifo_head_index`,table:`job`,command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id)${n?``:` INCLUDE (start_after)`} WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'`}]:[{name:`key_strict_fifo_head_index`,partitionPolicy:`key_strict_fifo`,command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'`}],uninstall:t?[`DROP INDEX IF EXISTS ${e}.job_i10`]:[createQueueFn[33](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i10$cmd$)`]},{release:`12.29.0`,version:39,previous:38,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS reindex_on timestamp with time zone`],uninstall:[`ALTER TABLE ${e}.version DROP COLUMN reindex_on`]},{release:`12.30.0`,version:40,previous:39,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS monitor_backoff_on timestamp with time zone`,`ALTER TABLE ${e}.queue ADD COLUMN IF NOT EXISTS monitor_claim_on timestamp with time zone`,...r?[]:[`UPDATE ${e}.queue SET monitor_claim_on = monitor_on WHERE monitor_claim_on IS NULL`],...t?[]:[createQueueFn[40](e)]],async:[{name:`fetch_index_priority_build`,command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked`},{name:`fetch_index_retire`,command:`DROP INDEX CONCURRENTLY IF EXISTS ${e}.job_i5`}].map(e=>t?{...e,table:`job`}:e),uninstall:[...t?[`CREATE INDEX IF NOT EXISTS job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked`,`DROP INDEX IF EXISTS ${e}.job_i11`]:[createQueueFn[38](e),`SELECT ${e}.job_table_run($cmd$CREATE INDEX IF NOT EXISTS job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i11$cmd$)`],`ALTER TABLE ${e}.queue DROP COLUMN monitor_claim_on`,`ALTER TABLE ${e}.version DROP COLUMN monitor_backoff_on`]},{release:`12.31.0`,version:41,previous:40,install:[`ALTER TABLE ${e}.schedule ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule'))`,...r?[]:[`UPDATE ${e}.schedule SET kind = 'rrule'
              WHERE kind = 'cron'
                AND (cron ~* '(^|[[:space:]]|;)FREQ=' OR cron ~* '(^|[[:space:]])(DTSTART|RRULE|RDATE|EXDATE)[;:]')`],`UPDATE ${e}.schedule SET timezone = 'UTC' WHERE timezone IS NULL`,`ALTER TABLE ${e}.schedule ALTER COLUMN timezone SET DEFAULT 'UTC'`,`ALTER TABLE ${e}.schedule ADD COLUMN IF NOT EXISTS last_job_id uuid`],uninstall:[`ALTER TABLE ${e}.schedule DROP COLUMN kind`,`ALTER TABLE ${e}.schedule DROP COLUMN last_job_id`]},{release:`12.33.0`,version:42,previous:41,install:[`CREATE OR REPLACE FUNCTION ${e}.job_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
      SELECT pg_catalog.now();
    $function$
`,t?createQueueNoPartitionFn[42](e):createQueueFn[42](e)],uninstall:[t?createQueueNoPartitionFn[41](e):createQueueFn[40](e),`DROP FUNCTION ${e}.job_now()`]},{release:`12.35.0`,version:43,previous:42,install:[`ALTER TABLE ${e}.queue
          ADD COLUMN created_delta int NOT NULL DEFAULT 0,
          ADD COLUMN completed_delta int NOT NULL DEFAULT 0,
          ADD COLUMN failed_delta int NOT NULL DEFAULT 0,
          ADD COLUMN delta_on timestamp with time zone,
          ADD COLUMN delta_seconds int`,`ALTER TABLE ${e}.queue_stats
          ADD COLUMN created_delta int,
          ADD COLUMN completed_delta int,
          ADD COLUMN failed_delta int,
          ADD COLUMN delta_seconds int,
          ADD COLUMN delta_on timestamp with time zone`,`ALTER TABLE ${e}.job
          ADD COLUMN IF NOT EXISTS source_output jsonb,
          ADD COLUMN IF NOT EXISTS source_root_id uuid`,...t?[]:[createQueueFn[43](e)]],async:[{name:`source_root_index_build`,...t?{table:`job`}:{},command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL`}],uninstall:[...t?[`DROP INDEX IF EXISTS ${e}.job_i12`]:[createQueueFn[42](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i12$cmd$)`],`ALTER TABLE ${e}.queue
          DROP COLUMN created_delta,
          DROP COLUMN completed_delta,
          DROP COLUMN failed_delta,
          DROP COLUMN delta_on,
          DROP COLUMN delta_seconds`,`ALTER TABLE ${e}.queue_stats
          DROP COLUMN created_delta,
          DROP COLUMN completed_delta,
          DROP COLUMN failed_delta,
          DROP COLUMN delta_seconds,
          DROP COLUMN delta_on`,`ALTER TABLE ${e}.job
          DROP COLUMN source_output,
          DROP COLUMN source_root_id`]},{release:`12.36.0`,version:44,previous:43,install:[`CREATE TABLE ${e}.instance (
          id uuid PRIMARY KEY,
          name text,
          host text NOT NULL,
          pid int NOT NULL,
          version text NOT NULL,
          node_version text NOT NULL,
          application_name text,
          heartbeat_seconds int NOT NULL,
          supervise bool NOT NULL,
          schedule bool NOT NULL,
          migrate bool NOT NULL,
          persist_queue_stats bool NOT NULL,
          persist_warnings bool NOT NULL,
          pool_max int,
          pool_total int,
          pool_idle int,
          pool_waiting int,
          workers jsonb NOT NULL DEFAULT '[]'::jsonb,
          metrics jsonb,
          config jsonb NOT NULL DEFAULT '{}'::jsonb,
          crash_restarts int NOT NULL DEFAULT 0,
          crash_restarts_since timestamptz,
          started_on timestamptz NOT NULL DEFAULT now(),
          heartbeat_on timestamptz NOT NULL DEFAULT now(),
          stopped_on timestamptz
        )`,`ALTER TABLE ${e}.queue
          ADD COLUMN blocked_count int NOT NULL DEFAULT 0,
          ADD COLUMN wait_bins int[],
          ADD COLUMN run_bins int[],
          ADD COLUMN ready_oldest_seconds int`,`ALTER TABLE ${e}.queue_stats
          ADD COLUMN wait_bins int[],
          ADD COLUMN run_bins int[],
          ADD COLUMN ready_oldest_seconds int`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS trace_context jsonb`],uninstall:[`DROP TABLE ${e}.instance`,`ALTER TABLE ${e}.queue
          DROP COLUMN blocked_count,
          DROP COLUMN wait_bins,
          DROP COLUMN run_bins,
          DROP COLUMN ready_oldest_seconds`,`ALTER TABLE ${e}.queue_stats
          DROP COLUMN wait_bins,
          DROP COLUMN run_bins,
          DROP COLUMN ready_oldest_seconds`,`ALTER TABLE ${e}.job DROP COLUMN trace_context`]},{release:`12.37.0`,version:45,previous:44,install:[`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS upsert_by_key bool`,t?`CREATE UNIQUE INDEX job_i13 ON ${e}.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key`:createQueueFn[45](e)],async:t?[]:[{name:`upsert_index_build`,command:`CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS job_i13 ON ${e}.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key`}],uninstall:[...t?[`DROP INDEX IF EXISTS ${e}.job_i13 CASCADE`]:[createQueueFn[43](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i13$cmd$)`],`ALTER TABLE ${e}.job DROP COLUMN upsert_by_key`]},{release:`12.38.0`,version:46,previous:45,install:[`ALTER TABLE ${e}.queue ADD COLUMN IF NOT EXISTS retained_count int, ADD COLUMN IF NOT EXISTS retained_on timestamp with time zone`,...t?[]:[createQueueFn[46](e)]],async:[{name:`live_index_build`,command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i14 ON ${e}.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')`},{name:`created_index_build`,command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i15 ON ${e}.job (name, created_on)`},{name:`completed_index_build`,command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i16 ON ${e}.job (name, completed_on) WHERE completed_on IS NOT NULL`},{name:`queued_key_index_build`,command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i17 ON ${e}.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL`}].map(e=>t?{...e,table:`job`}:e).concat(t?[{name:`queue_stats_retention_index_build`,table:`queue_stats`,command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS queue_stats_i2 ON ${e}.queue_stats (captured_on, id)`}]:[]),uninstall:[...t?[`DROP INDEX IF EXISTS ${e}.queue_stats_i2`,`DROP INDEX IF EXISTS ${e}.job_i17`,`DROP INDEX IF EXISTS ${e}.job_i16`,`DROP INDEX IF EXISTS ${e}.job_i15`,`DROP INDEX IF EXISTS ${e}.job_i14`]:[createQueueFn[45](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i17$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i16$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i15$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i14$cmd$)`],`ALTER TABLE ${e}.queue DROP COLUMN retained_on, DROP COLUMN retained_count`]}]}
// node_modules/pg-boss/package.json
var version=`12.38.0`;
// node_modules/pg-boss/dist/contractor.js
const schemaVersion={"schema":46}.schema;
const BARE_LOWER_IDENTIFIER_REGEX=/^[a-z_][a-z0-9_]*$/;
function planConfig(e,t){return getConfig(t?{schema:e,backend:t}:{schema:e})}
async function installConfig(e,t){if(!t.inlineTableIndexes)return t;const{rows:n}=await e.executeSql(SERVER_VERSION);return/cockroachdb/i.test(String(n[0]?.version??``))?t:{...t,inlineTableIndexes:false}}
var Contractor=class{static constructionPlans(e=DEFAULT_SCHEMA,t={}){const{createSchema:n=true,backend:r}=t;const i=planConfig(e,r);return create(e,schemaVersion,{createSchema:n,noTablePartitioning:i.noTablePartitioning,noDeferrableConstraints:i.noDeferrableConstraints,noAdvisoryLocks:i.noAdvisoryLocks,noCoveringIndexes:i.noCoveringIndexes,inlineTableIndexes:i.inlineTableIndexes})}static migrationPlans(e=DEFAULT_SCHEMA,t=schemaVersion-1,n={}){const r=planConfig(e,n.backend);return migrate(e,t,getAllForConfig(r),r.noAdvisoryLocks,{inlineAsync:true,partitionTables:n.partitionTables})}static uninstallPlans(e=DEFAULT_SCHEMA,t={}){return uninstall(e,!planConfig(e,t.backend).noTablePartitioning)}static rollbackPlans(e=DEFAULT_SCHEMA,t=schemaVersion,n={}){const r=planConfig(e,n.backend);return rollback(e,t,getAllForConfig(r),r.noAdvisoryLocks)}config;db;migrations;constructor(e,t){for(const e of COMPATIBILITY_FLAGS)assert(typeof t[e]===`boolean`,`contractor assert: config was not resolved (${e} is ${typeof t[e]}). Pass a config from attorney.getConfig().`);this.config=t;this.db=e;this.migrations=this.config.migrations||getAllForConfig(this.config)}async schemaVersion(){const e=await this.db.executeSql(getVersion(this.config.schema));return e.rows.length?parseInt(e.rows[0].version):null}async isInstalled(){return!!(await this.db.executeSql(versionTableExists(this.config.schema))).rows[0].name}async start(){if(await this.isInstalled()){const e=await this.schemaVersion();if(e!==null&&schemaVersion>e)await this.migrate(e)}else{await this.assertNoSchemaCaseVariant();await this.create()}}async assertNoSchemaCaseVariant(){if(this.config.allowSchemaCaseVariant)return;const e=this.config.schema;let t;try{t=(await this.db.executeSql(getSchemaCaseVariants(e))).rows.map(e=>e.name)}catch{return}if(t.length===0)return;const n=t.map(e=>BARE_LOWER_IDENTIFIER_REGEX.test(e)?`'${e}'`:`'"${e}"'`);throw new Error(`pg-boss is not installed in schema ${e}, but is installed in ${t.map(e=>`"${e}"`).join(`, `)}, which differs only in case. PostgreSQL folds unquoted names to lower case and stores quoted names verbatim, so these are different schemas. To use the existing installation, set schema: ${n.join(` or `)}. To install a new schema beside it anyway, set allowSchemaCaseVariant: true.`)}async detectDrift(e={}){const t=this.config.schema;const n=!!(await this.db.executeSql(jobCommonExists(t))).rows[0].name;const r=n?(await this.db.executeSql(getManagedQueuePartitions(t))).rows:[];const i=(await this.db.executeSql(getSchemaIndexes(t))).rows.map(e=>({name:e.name,table:e.table,valid:e.valid,def:e.def,constraintBacked:e.constraintBacked}));let a=[];try{a=(await this.db.executeSql(getIncompleteBamCommands(t))).rows.map(e=>e.command)}catch{a=[]}let o=[];let s=true;try{o=(await this.db.executeSql(getSchemaFunctions(t))).rows.map(e=>({name:e.name,def:e.def}))}catch{s=false}let c=[];try{c=(await this.db.executeSql(getEnumDefinition(t))).rows.map(e=>e.label)}catch{c=[]}let l=null;try{l=(await this.db.executeSql(getSchemaTables(t))).rows.map(e=>e.table)}catch{l=null}let u=[];try{u=(await this.db.executeSql(getSchemaColumns(t))).rows.map(e=>({table:e.table,column:e.column,default:e.default,type:e.type,notNull:e.notNull}))}catch{u=[]}let d=[];try{d=(await this.db.executeSql(getSchemaConstraints(t))).rows.map(e=>({table:e.table,def:e.def}))}catch{d=[]}const f=new Set(a.map(bamCommandIndexName).filter(e=>e!==null));const p=this.config.backend!==`cockroachdb`;const m=expectedManagedColumns(t,n,r).map(e=>p?e:{table:e.table,columns:e.columns});return computeSchemaDrift({indexes:{expected:expectedManagedIndexes(t,n,r).map(e=>this.config.noCoveringIndexes?{...e,include:``}:e),live:i,building:f,presenceOnly:!p},tables:{expected:expectedManagedTables(t,n,r),live:l??[...new Set(u.map(e=>e.table))]},functions:s?{expected:expectedManagedFunctions(t,n,e),live:o,presenceOnly:!p}:void 0,columns:{expected:m,live:u},constraints:p?{expected:expectedManagedConstraints(t,n),live:d}:void 0,enum:{name:`job_state`,expected:EXPECTED_JOB_STATES,actual:c}})}async detectClockOverride(){try{return clockFunctionIsOverridden((await this.db.executeSql(getClockFunctionSource(this.config.schema))).rows[0]?.source)}catch{return false}}async restoreClockFunction(){await this.db.executeSql(restoreClockFunction(this.config.schema))}async check(){if(!await this.isInstalled())throw new Error(`pg-boss is not installed`);const e=await this.schemaVersion();if(schemaVersion!==e)throw new Error(`pg-boss database requires migrations`)}async create(){try{const e=create(this.config.schema,schemaVersion,await installConfig(this.db,this.config));await this.db.executeSql(e)}catch(e){assert(e.message.includes(CREATE_RACE_MESSAGE),e)}}async migrate(e){try{const t=migrate(this.config.schema,e,this.migrations,this.config.noAdvisoryLocks);await this.db.executeSql(t)}catch(e){assert(e.message.includes(MIGRATE_RACE_MESSAGE),e)}}async next(e){const t=next(this.config.schema,e,this.migrations,this.config.noAdvisoryLocks);await this.db.executeSql(t)}async rollback(e){const t=rollback(this.config.schema,e,this.migrations,this.config.noAdvisoryLocks);await this.db.executeSql(t)}};
// node_modules/non-error/index.js
const isNonErrorSymbol=Symbol(`isNonError`);
function defineProperty(e,t,n){Object.defineProperty(e,t,{value:n,writable:false,enumerable:false,configurable:false})}
function stringify(e){if(e===void 0)return`undefined`;if(e===null)return`null`;if(typeof e===`string`)return e;if(typeof e===`number`||typeof e===`boolean`)return String(e);if(typeof e===`bigint`)return`${e}n`;if(typeof e===`symbol`)return e.toString();if(typeof e===`function`)return`[Function${e.name?` ${e.name}`:` (anonymous)`}]`;if(e instanceof Error)try{return String(e)}catch{return`<Unserializable error>`}try{return JSON.stringify(e)}catch{try{return String(e)}catch{return`<Unserializable value>`}}}
var NonError=class NonError extends Error{constructor(e,{superclass:t=Error}={}){if(NonError.isNonError(e))return e;if(e instanceof Error)throw new TypeError(`Do not pass Error instances to NonError. Throw the error directly instead.`);super(`Non-error value: ${stringify(e)}`);if(t!==Error)Object.setPrototypeOf(this,t.prototype);defineProperty(this,`name`,`NonError`);defineProperty(this,isNonErrorSymbol,true);defineProperty(this,`isNonError`,true);defineProperty(this,`value`,e)}static isNonError(e){return e?.[isNonErrorSymbol]===true}static#e(e,t){try{const n=e(...t);if(n&&typeof n.then===`function`)return(async()=>{try{return await n}catch(e){if(e instanceof Error)throw e;throw new NonError(e)}})();return n}catch(e){if(e instanceof Error)throw e;throw new NonError(e)}}static try(e){return NonError.#e(e,[])}static wrap(e){return(...t)=>NonError.#e(e,t)}static[Symbol.hasInstance](e){return NonError.isNonError(e)}};
// node_modules/serialize-error/error-constructors.js
const list=[Error,EvalError,RangeError,ReferenceError,SyntaxError,TypeError,URIError,AggregateError,globalThis.DOMException,globalThis.AssertionError,globalThis.SystemError].filter(Boolean).map(e=>[e.name,e]);
const errorConstructors=new Map(list);
const errorFactories=new Map;
const isErrorInstance=e=>e instanceof Error||(Error.isError?.(e)??Object.prototype.toString.call(e)===`[object Error]`);
// node_modules/serialize-error/index.js
const errorProperties=[{property:`name`,enumerable:false},{property:`message`,enumerable:false},{property:`stack`,enumerable:false},{property:`code`,enumerable:true},{property:`cause`,enumerable:false},{property:`errors`,enumerable:false}];
const toJsonWasCalled=new WeakSet;
const toJSON=e=>{toJsonWasCalled.add(e);try{return e.toJSON()}finally{toJsonWasCalled.delete(e)}};
const setProperty=(e,t,n)=>{try{e[t]=n}catch{}};
const errorPropertyNames=new Set(errorProperties.map(({property:e})=>e));
const newError=e=>{if(e===`NonError`)return new NonError;const t=errorFactories.get(e);if(t)return t();const n=errorConstructors.get(e)??Error;return n===AggregateError?new n([]):new n};
const skip=Symbol(`skip`);
const destroyValue=(e,t,n)=>{if(e&&e instanceof Uint8Array&&e.constructor?.name===`Buffer`)return t.serialize?`[object Buffer]`:e;if(e!==null&&typeof e===`object`&&typeof e.pipe===`function`&&typeof e.on===`function`)return t.serialize?`[object Stream]`:e;if(typeof e===`function`)return t.serialize?skip:e;if(t.serialize&&typeof e===`bigint`)return`${e}n`;if(!e||typeof e!==`object`)return e;if(t.seen.has(e))return`[Circular]`;return destroyCircular({...t,from:e,to:void 0,depth:n})};
const createTarget=(e,t)=>{if(Array.isArray(e))return[];if(!t&&isErrorLike(e))return newError(e.name);return{}};
const canRedefine=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.configurable!==false;
const unreadable=Symbol(`unreadable`);
const readProperty=(e,t)=>{try{return e[t]}catch{return unreadable}};
const isAbsent=(e,t,n)=>(n===void 0||n===null)&&!Object.hasOwn(e,t);
const destroyCircular=e=>{const{from:t,seen:n,forceEnumerable:r,maxDepth:i,depth:a,useToJSON:o,serialize:s}=e;const c=e.to??createTarget(t,s);n.add(t);if(a>=i){n.delete(t);return c}if(o&&typeof t.toJSON===`function`&&!toJsonWasCalled.has(t)){const e=toJSON(t);if(e!==t){n.delete(t);return e}}const l=s||isErrorInstance(c);if(l)for(const{property:n,enumerable:i}of errorProperties){const o=readProperty(t,n);if(o===unreadable||isAbsent(t,n,o))continue;const s=destroyValue(o,e,a+1);if(s===skip)continue;if(!canRedefine(c,n)){setProperty(c,n,s);continue}Object.defineProperty(c,n,{value:s,enumerable:r||i,configurable:true,writable:true})}for(const n of Object.keys(t)){if(n===`__proto__`)continue;if(l&&errorPropertyNames.has(n))continue;const r=destroyValue(t[n],e,a+1);if(r!==skip)setProperty(c,n,r)}n.delete(t);return c};
function serializeError(e,t={}){const{maxDepth:n=Number.POSITIVE_INFINITY,useToJSON:r=true}=t;if(typeof e!==`object`||e===null)e=new NonError(typeof e===`function`?`<Function>`:e);return destroyCircular({from:e,seen:new Set,forceEnumerable:true,maxDepth:n,depth:0,useToJSON:r,serialize:true})}
function isErrorLike(e){return Boolean(e)&&typeof e===`object`&&typeof readProperty(e,`name`)===`string`&&typeof readProperty(e,`message`)===`string`&&typeof readProperty(e,`stack`)===`string`}
// node_modules/pg-boss/dist/activity.js
const originals=new WeakMap;
function untracked(e){return originals.get(e)??e}
function trackActivity(e){let t=0;let n=0;let r=[];const track=e=>async(...i)=>{t++;n++;try{return await e(...i)}finally{t--;if(t===0){const e=r;r=[];for(const t of e)t()}}};const wrap=(e,t)=>new Proxy(e,{get(e,n){if(Object.hasOwn(t,n))return t[n];const r=Reflect.get(e,n);return typeof r===`function`?r.bind(e):r},set(e,n,r){if(Object.hasOwn(t,n)){t[n]=r;return true}return Reflect.set(e,n,r)}});const wrapDb=e=>{const t={executeSql:track((...t)=>e.executeSql(...t))};if(typeof e.beginTransaction===`function`)t.beginTransaction=track(async()=>wrapTransaction(await e.beginTransaction()));const n=e.withTransaction;if(typeof n===`function`)t.withTransaction=track(t=>n.call(e,t));const r=wrap(e,t);originals.set(r,e);return r};const wrapTransaction=e=>wrap(e,{db:wrapDb(e.db),commit:track(()=>e.commit()),rollback:track(()=>e.rollback())});async function idle(){let e=false;for(;;){if(t>0){e=true;await new Promise(e=>r.push(e));continue}const i=n;await setImmediate$1();if(t===0&&n===i)return e;e=true}}return{db:wrapDb(e),idle}}
// node_modules/pg-boss/dist/db.js
const DEFAULT_LISTEN_HEARTBEAT_INTERVAL_MS=1e4;
const DEFAULT_LISTEN_HEARTBEAT_TIMEOUT_MS=5e3;
const DEFAULT_LISTEN_KEEP_ALIVE_INITIAL_DELAY_MS=1e4;
const TRANSACTION_ROLLBACK_TIMEOUT_MS=5e3;
var Db=class extends EventEmitter$1{pool;config;clock;sessionStatements=[];_pgbdb;opened;constructor(e){super();this.clock=e.clock??systemClock;e.application_name=e.application_name||`pgboss`;e.connectionTimeoutMillis??=1e4;this.config=e;this._pgbdb=true;this.opened=false}events={error:`error`};async open(){this.pool=new esm_default.Pool(this.config);this.pool.on(`error`,e=>this.emit(`error`,e));this.pool.on(`connect`,e=>{for(const t of this.sessionStatements)e.query(t).catch(e=>this.emit(`error`,e))});this.opened=true}async close(){if(!this.pool.ending){this.opened=false;await this.pool.end()}}poolCounts(){if(!this.opened)return null;return{max:this.pool.options.max??10,total:this.pool.totalCount,idle:this.pool.idleCount,waiting:this.pool.waitingCount}}async setSessionStatements(e){if(!this.opened||e.length===0){this.sessionStatements=e;return}assert(this.pool.idleCount===this.pool.totalCount&&this.pool.waitingCount===0,`configuration assert: setSessionStatements cannot reach connections that are already checked out - call it before open(), or while the pool is idle`);this.sessionStatements=e;const t=await Promise.all(Array.from({length:this.pool.totalCount},async()=>await this.pool.connect()));try{await Promise.all(t.map(async t=>{for(const n of e)await t.query(n)}))}finally{for(const e of t)e.release()}}async executeSql(e,t,{signal:n,retire:r}={}){assert(this.opened,`Database not opened. Call start() before using pg-boss, or again after stop().`);if(n||r){n?.throwIfAborted();r?.throwIfAborted();const i=await this.pool.connect();if(n?.aborted||r?.aborted){i.release();n?.throwIfAborted();r?.throwIfAborted()}let a=false;const drop=()=>{a=true;i.release(new Error(`connection dropped by stop()`))};n?.addEventListener(`abort`,drop,{once:true});let o=false;const onClientError=()=>{o=true};i.on(`error`,onClientError);try{return await i.query(e,t)}catch(e){o=true;throw e}finally{n?.removeEventListener(`abort`,drop);i.removeListener(`error`,onClientError);if(!a)i.release(o||r?.aborted)}}return await this.pool.query(e,t)}async listen(e,t,n){assert(this.opened,`Database not opened. Call start() before using pg-boss, or again after stop().`);let r=false;let i=null;let a=null;let o=null;let s=0;const c=this.config.notifyHeartbeatIntervalMs??DEFAULT_LISTEN_HEARTBEAT_INTERVAL_MS;const l=this.config.notifyHeartbeatTimeoutMs??DEFAULT_LISTEN_HEARTBEAT_TIMEOUT_MS;const u=this.config.notifyKeepAliveInitialDelayMs??DEFAULT_LISTEN_KEEP_ALIVE_INITIAL_DELAY_MS;let d=false;const clearHeartbeat=()=>{if(!o)return;this.clock.clearTimeout(o);o=null};const scheduleReconnect=()=>{if(r||a)return;const e=Math.min(3e4,1e3*2**Math.min(s,5));s++;a=this.clock.setTimeout(()=>{a=null;connect().catch(()=>scheduleReconnect())},e)};const disconnect=(e,t)=>{if(r||i!==e)return;clearHeartbeat();i=null;e.removeAllListeners();e.end().catch(()=>{});this.emit(`error`,t);if(d)scheduleReconnect()};const scheduleHeartbeat=e=>{if(r||i!==e)return;o=this.clock.setTimeout(()=>{o=null;heartbeat(e).catch(t=>disconnect(e,t))},c)};const heartbeat=async t=>{if(r||i!==t)return;let n=null;const a=t.query(`SELECT EXISTS (
           SELECT 1
             FROM pg_listening_channels() AS active(channel)
            WHERE channel = $1
         ) AS listening`,[e]);a.catch(()=>{});try{if(!(await Promise.race([a,new Promise((e,t)=>{n=this.clock.setTimeout(()=>t(new Error(`LISTEN/NOTIFY heartbeat timed out`)),l)})])).rows[0]?.listening)throw new Error(`LISTEN/NOTIFY channel registration was lost`)}finally{if(n)this.clock.clearTimeout(n)}scheduleHeartbeat(t)};const connect=async()=>{if(r)return;const a=new esm_default.Client({...this.config,keepAlive:true,keepAliveInitialDelayMillis:u});a.on(`error`,e=>{disconnect(a,e)});a.on(`end`,()=>disconnect(a,new Error(`LISTEN/NOTIFY connection ended`)));a.on(`notification`,e=>{if(e.payload!==void 0)t(e.payload)});i=a;try{await a.connect();await a.query(`LISTEN "${e}"`)}catch(e){a.removeAllListeners();await a.end().catch(()=>{});if(i===a)i=null;throw e}s=0;d=true;scheduleHeartbeat(a);n()};await connect();return{close:async()=>{r=true;if(a){this.clock.clearTimeout(a);a=null}clearHeartbeat();if(i){i.removeAllListeners();await i.end().catch(()=>{});i=null}}}}async beginTransaction(){assert(this.opened,`Database not opened. Call start() before using pg-boss, or again after stop().`);const e=await this.pool.connect();let t=false;let n=null;const onClientError=e=>{n??=e;release(e)};const release=n=>{if(t)return;t=true;e.removeListener(`error`,onClientError);e.release(n)};const settledError=()=>n??new Error(`Transaction is already settled`);e.on(`error`,onClientError);try{await e.query(`BEGIN`)}catch(e){release(e);throw e}return{db:{executeSql:(n,r)=>t?Promise.reject(settledError()):e.query(n,r)},commit:async()=>{if(t)throw settledError();try{await e.query(`COMMIT`)}catch(e){release(e);throw e}release()},rollback:async()=>{if(t)return;const n=e.query(`ROLLBACK`);const r=delay(TRANSACTION_ROLLBACK_TIMEOUT_MS,`ROLLBACK did not complete in time`);try{await Promise.race([n,r]);release()}catch(e){release(e)}finally{r.abort()}}}}async withTransaction(e){const t=await this.beginTransaction();try{const n=await e(t.db);await t.commit();return n}catch(e){await t.rollback();throw e}}};
// node_modules/pg-boss/dist/latency.js
function total(e){return e.reduce((e,t)=>e+t,0)}
function percentile(e,t){assert(typeof t===`number`&&t>=1&&t<=100,`percentile: p must be a percent from 1 to 100, such as 95`);if(!e)return null;const n=total(e);if(n===0)return null;const r=t/100*n;let i=0;let a=0;while(i<e.length-1&&!(e[i]>0&&a+e[i]>=r))a+=e[i++];if(i===0)return LATENCY_MIN_SECONDS;const o=LATENCY_MIN_SECONDS*Math.SQRT2**(i-1);if(i===e.length-1)return o;return o*Math.SQRT2**((r-a)/e[i])}
// node_modules/pg-boss/dist/claimTimer.js
init__left_out();
var ClaimTimer=class{#e;#t;#n;#r;#i=0;#a=true;#o=false;constructor(e,t,n){this.#e=e;this.#t=t*1e3;this.#n=n}start(){if(!this.#a)return;this.#a=false;this.#s()}stop(){this.#a=true;this.#l()}anchor(e=this.#t){if(this.#a)return;this.#o=true;this.#s(e)}#s(e=this.#t){this.#l();if(this.#a)return;this.#i=this.#e.now()+e;this.#c(e)}#c(e){this.#r=this.#e.setTimeout(()=>{const e=this.#i-this.#e.now();if(e>0)this.#c(e);else this.#u()},e)}#l(){if(this.#r!==void 0){this.#e.clearTimeout(this.#r);this.#r=void 0}}async#u(){this.#r=void 0;this.#o=false;try{await this.#n()}finally{if(!this.#o)this.#s()}}};
// node_modules/pg-boss/dist/timezone.js
function assertTimezone(e){const t=`Unknown or unsupported time zone: ${typeof e===`string`?`"${e}"`:String(e)}`;if(typeof e!==`string`)throw new Error(t);try{CronExpressionParser.parse(`* * * * *`,{tz:e,strict:false,currentDate:new Date})}catch{throw new Error(t)}}
// node_modules/pg-boss/dist/rrule.js
init__left_out();
const EPOCH_DTSTART=`19700101T000000`;
const PROPERTIES=new Set([`DTSTART`,`RRULE`,`RDATE`,`EXDATE`]);
const PART_OPTIONS={FREQ:`freq`,UNTIL:`until`,COUNT:`count`,INTERVAL:`interval`,BYSECOND:`bySecond`,BYMINUTE:`byMinute`,BYHOUR:`byHour`,BYDAY:`byDay`,BYMONTHDAY:`byMonthDay`,BYYEARDAY:`byYearDay`,BYWEEKNO:`byWeekNo`,BYMONTH:`byMonth`,BYSETPOS:`bySetPos`,WKST:`wkst`,RSCALE:`rscale`,SKIP:`skip`};
const PROPERTY=/^([a-z][a-z0-9-]*)[;:]/i;
const RRULE_SHAPE=/^[ \t]*[a-z][a-z0-9-]*[;:]|(?:^|[\s;])FREQ=/im;
function isRrule(e){return RRULE_SHAPE.test(e)}
function toIcs(e){const t=[];const n=[];let r=null;let i=null;for(const a of e.replace(/\r?\n[ \t]/g,``).split(/\r?\n/)){const e=a.trim();if(e.length===0)continue;const o=PROPERTY.exec(e)?.[1].toUpperCase();const s=o||`RRULE`;const c=o?e.slice(e.indexOf(`:`)+1):e;assert(s!==`BEGIN`&&s!==`END`,`rrule expression should be the DTSTART, RRULE, RDATE and EXDATE lines of a calendar entry, without the BEGIN and END lines around them`);assert(PROPERTIES.has(s),`Unsupported property "${s}" in rrule expression. Supported properties: ${[...PROPERTIES].join(`, `)}`);if(s===`DTSTART`){assert(r===null,`rrule expression has more than one DTSTART`);r=c}if(s===`RRULE`){assert(i===null,`rrule expression has more than one RRULE`);i=c;assertParts(c)}if(s===`RDATE`||s===`EXDATE`)n.push([s,c]);t.push(o?e:`RRULE:${e}`)}assert(i!==null,`rrule expression has no RRULE to recur on`);if(r===null){assert(!/(^|;)COUNT=/i.test(i),`rrule expression uses COUNT, which counts occurrences from DTSTART, so it needs a DTSTART of its own`);t.unshift(`DTSTART:${EPOCH_DTSTART}`)}assertDates(n,r??EPOCH_DTSTART);return{ics:t.join(`
`),rule:i}}
function assertParts(e){const t=new Set;for(const n of e.split(`;`)){if(n.length===0)continue;const[e,r=``]=n.toUpperCase().split(`=`);assert(r.length>0,`rrule part "${n}" has no value`);assert(e in PART_OPTIONS||e.startsWith(`X-`),`Unsupported part "${n}" in rrule expression`);assert(!t.has(e),`rrule expression has more than one ${e} part`);t.add(e)}}
function assertDates(e,t){const n=!t.includes(`T`);for(const[t,r]of e)for(const e of r.split(`,`)){const r=n?`a date such as ${e.slice(0,8)}`:`a date time such as ${e}T090000`;assert(e.includes(`T`)!==n,`rrule ${t} "${e}" must have the same value type as DTSTART: ${r}`)}}
function assertValues(e,t){const n={...t.options()};for(const t of e.split(`;`)){const[e,r=``]=t.split(`=`);const i=PART_OPTIONS[e.toUpperCase()];if(i===void 0)continue;const a=n[i];const o=`Unsupported value in rrule part "${t}"`;assert(a!==void 0,o);if(Array.isArray(a))assert(a.length===new Set(r.toUpperCase().split(`,`)).size,o)}}
function buildRule(e,t){return new RRuleTemporal({rruleString:e,tzid:t,strict:true})}
function parseRule(e,t){return buildRule(toIcs(e).ics,t)}
function nextOccurrence(e,t,n){const r=parseRule(e,n).next(t);return r===null?null:toDate(r)}
function rruleWalker(e,t,n){const r=parseRule(e,t);let i=n;return()=>{const e=r.next(i);if(e===null)return null;i=toDate(e);return i}}
function occurrencesInWindow(e,t,n,r){return parseRule(e,r).between(t,new Date(n.getTime()+1)).map(toDate)}
function toDate(e){return new Date(e.epochMilliseconds)}
const STEP_SECONDS=3600;
const STEP_GROWTH=4;
function latestOccurrenceBefore(e,t,n,r){const i=parseRule(e,r);const a=STEP_SECONDS*1e3;const o=t.getTime();let s=n.getTime();let c=a;let l=Number.POSITIVE_INFINITY;while(s>o){const e=Math.max(o,s-c);let t;try{t=i.between(new Date(e),new Date(s+1))}catch(t){if(s-e<=a)throw t;l=Math.max(a,Math.floor((s-e)/2));c=l;continue}if(t.length>0)return toDate(t[t.length-1]);s=e;c=Math.min(c*STEP_GROWTH,l)}return null}
function assertRrule(e,t){const{ics:n,rule:r}=toIcs(e);assertValues(r,buildRule(n,`UTC`));assertTimezone(t)}
function assertRruleSends(e,t,n){assert(nextOccurrence(e,n,t)!==null,`rrule expression has no occurrence left, so the schedule would never send a job`)}
// node_modules/pg-boss/dist/warning.js
async function emitAndPersistWarning(e,t,n,r){e.emitter.emit(e.warningEvent,{message:n,data:r});if(e.persistWarnings)await persistWarning(e,t,n,r)}
async function persistWarning(e,t,n,r){try{const i=insertWarning(e.schema);await e.db.executeSql(i,[t,n,JSON.stringify(r)])}catch(t){try{e.emitter.emit(e.errorEvent,t)}catch{}}}
// node_modules/pg-boss/dist/timekeeper.js
init__left_out();
const QUEUES={SEND_IT:`__pgboss__send-it`};
const EVENTS={error:`error`,schedule:`schedule`,warning:`warning`};
const WARNINGS$1={CLOCK_SKEW:{message:`Warning: Clock skew between this instance and the database server. This will not break scheduling, but is emitted any time the skew exceeds 60 seconds.`}};
const WARNING_TYPES$2={CLOCK_SKEW:`clock_skew`,INVALID_SCHEDULE:`invalid_schedule`};
const PREVIEW_DEFAULT_COUNT=5;
const PREVIEW_MAX_COUNT=1e3;
const PREVIEW_TIME_BUDGET_MS=1e3;
const OCCURRENCE_WINDOW_SECONDS=60;
const MISSED_POLICIES=Object.values(SCHEDULE_MISSED_POLICIES);
function occurrenceKey(e,t){return`${e.replaceAll(`_`,`\\_`)}__${t}`}
function throttleSlot(e){const t=OCCURRENCE_WINDOW_SECONDS*1e3;return new Date(Math.floor(e.getTime()/t)*t).toISOString().replace(`T`,` `).slice(0,19)}
function claimTaken(e){if(typeof e===`string`)return[`true`,`t`,`1`].includes(e.toLowerCase());return e===true||e===1}
function toTime(e){if(e instanceof Date)return Number.isNaN(e.getTime())?null:e.getTime();if(typeof e===`string`||typeof e===`number`){const t=new Date(e).getTime();return Number.isNaN(t)?null:t}if(typeof e===`object`&&e!==null)try{const t=e.epochMilliseconds;if(typeof t===`number`&&Number.isFinite(t))return t;const n=e.valueOf();if(typeof n===`number`&&Number.isFinite(n))return n}catch{}return null}
function missedPolicy(e){const t=e?.missed;return t!==void 0&&MISSED_POLICIES.includes(t)?t:SCHEDULE_MISSED_POLICIES.skip}
function assertMissedPolicy(e){assert(e===void 0||e===null||MISSED_POLICIES.includes(e),`missed must be one of: ${MISSED_POLICIES.join(`, `)}`)}
function parseRecurrence(e,t,n){CronExpressionParser.parse(e,{tz:`UTC`,strict:false});assertTimezone(t);return CronExpressionParser.parse(e,{tz:t,strict:false,currentDate:n})}
function assertExpression(e){assert(typeof e===`string`&&e.trim()!==``,`cron expression must be a non-empty string`)}
function assertRecurrence(e,t,n){assertExpression(e);if(isRrule(e))assertRrule(e,t);else parseRecurrence(e,t,n)}
var Timekeeper=class extends EventEmitter$1{db;config;manager;stopped=true;cronMonitorTimer;skewMonitorTimer;_timekeeping;_checkingSkew=false;warnedSchedules=new Set;clockSkew=0;events=EVENTS;constructor(e,t,n){super();this.db=e;this.config=n;this.manager=t}get checkingSkew(){return this._checkingSkew}get timekeeping(){return!!this._timekeeping}get databaseTime(){return this.config.clock.now()+this.clockSkew}get warningContext(){return{emitter:this,db:this.db,schema:this.config.schema,persistWarnings:this.config.persistWarnings,warningEvent:this.events.warning,errorEvent:this.events.error}}async start(){if(!this.stopped)return;this.stopped=false;this.warnedSchedules.clear();await this.cacheClockSkew();await this.manager.createQueue(QUEUES.SEND_IT);const e={pollingIntervalSeconds:this.config.cronWorkerIntervalSeconds,batchSize:50};await this.manager.work(QUEUES.SEND_IT,e,e=>this.onSendIt(e));setImmediate(()=>this.onCron());this.cronMonitorTimer=new ClaimTimer(this.config.clock,this.config.cronMonitorIntervalSeconds,()=>this.onCron());this.cronMonitorTimer.start();this.scheduleSkewMonitor()}async stop(){if(this.stopped)return;this.stopped=true;await this.manager.offWork(QUEUES.SEND_IT,{wait:true});if(this.skewMonitorTimer){this.config.clock.clearTimeout(this.skewMonitorTimer);this.skewMonitorTimer=null}if(this.cronMonitorTimer){this.cronMonitorTimer.stop();this.cronMonitorTimer=null}while(this._timekeeping||this._checkingSkew)await delay(10)}scheduleSkewMonitor(){this.skewMonitorTimer=this.config.clock.setTimeout(async()=>{try{await this.cacheClockSkew()}finally{if(!this.stopped)this.scheduleSkewMonitor()}},this.config.clockMonitorIntervalSeconds*1e3)}async cacheClockSkew(){if(this._checkingSkew)return;let e=0;this._checkingSkew=true;try{if(this.config.__test__force_clock_monitoring_error)throw new Error(this.config.__test__force_clock_monitoring_error);if(this.config.__test__delay_clock_skew_ms)await delay(this.config.__test__delay_clock_skew_ms);const{rows:t}=await this.db.executeSql(getTime(this.config.schema));const n=this.config.clock.now();e=parseFloat(t[0].time)-n;const r=Math.abs(e)/1e3;if(r>=60||this.config.__test__force_clock_skew_warning)await emitAndPersistWarning(this.warningContext,WARNING_TYPES$2.CLOCK_SKEW,WARNINGS$1.CLOCK_SKEW.message,{seconds:r,direction:e>0?`slower`:`faster`});this.clockSkew=e}catch(e){this.emit(this.events.error,e)}finally{this._checkingSkew=false}}async onCron(){if(this.stopped||this._timekeeping)return;this._timekeeping=true;try{if(this.config.__test__force_cron_monitoring_error)throw new Error(this.config.__test__force_cron_monitoring_error);if(this.config.__test__delay_cron_ms)await delay(this.config.__test__delay_cron_ms);const e=trySetCronTime(this.config.schema,this.config.cronMonitorIntervalSeconds);if(!this.stopped){const{rows:t}=await this.db.executeSql(e);const n=claimTaken(t[0]?.claimed);if(n)this.cronMonitorTimer?.anchor();else this.cronMonitorTimer?.anchor(this.claimRetryDelay(t[0]?.elapsed));if(!this.stopped&&n)await this.cron(t[0].priorCronOn)}}catch(e){this.emit(this.events.error,e)}finally{this._timekeeping=false}}claimRetryDelay(e){const t=this.config.cronMonitorIntervalSeconds*1e3;const n=Number(e);return(Number.isFinite(n)&&n>0?Math.max(0,t-n*1e3):t)+Math.min(1e3,t/4)}async cron(e=null){const t=await this.getSchedules();const n=[];const r=new Set;const i=[];const a=this.databaseTime;const o=a-OCCURRENCE_WINDOW_SECONDS*1e3;const s=toTime(e);for(const e of t){const{name:t,key:c,data:l,options:u,kind:d,cron:f,timezone:p}=e;const m=JSON.stringify([t,c,f,p]);const warn=async e=>{r.add(m);if(!this.warnedSchedules.has(m))await emitAndPersistWarning(this.warningContext,WARNING_TYPES$2.INVALID_SCHEDULE,e,{queue:t,key:c,cron:f,timezone:p})};let h;try{h=this.dueOccurrences(f,d,p,a)}catch(e){await warn(`Warning: schedule for queue "${t}" (key "${c}") could not be evaluated and was skipped: ${e.message}`);continue}let g=null;try{g=this.missedOccurrence(e,h.kind,s,o)}catch(e){await warn(`Warning: schedule for queue "${t}" (key "${c}") could not be caught up on the gap since the last cron pass: ${e.message}`)}if(h.kind!==d)i.push({name:t,key:c,kind:h.kind,cron:f});const _={data:{name:t,key:c,data:l,options:u},singletonKey:occurrenceKey(t,c)};const v=new Set;if(g!==null)v.add(throttleSlot(g));for(const e of h.occurrences)v.add(throttleSlot(e));for(const e of v)n.push({..._,data:{..._.data,slot:e},__singletonSlot:e})}this.warnedSchedules=r;if(n.length>0&&!this.stopped)await this.manager.insert(QUEUES.SEND_IT,n,{__singletonSlots:true});if(i.length>0&&!this.stopped)await this.db.executeSql(setScheduleKinds(this.config.schema),[JSON.stringify(i)])}shouldSendIt(e,t,n=SCHEDULE_KINDS.cron){return this.dueOccurrences(e,n,t).occurrences.length>0}dueOccurrences(e,t,n,r=this.databaseTime){assertExpression(e);try{return{kind:t,occurrences:this.readOccurrences(e,t,n,r)}}catch(i){const a=isRrule(e)?SCHEDULE_KINDS.rrule:SCHEDULE_KINDS.cron;if(a===t)throw i;return{kind:a,occurrences:this.readOccurrences(e,a,n,r)}}}missedOccurrence(e,t,n,r){const{cron:i,timezone:a,options:o,createdOn:s}=e;if(missedPolicy(o)===SCHEDULE_MISSED_POLICIES.skip||n===null)return null;const c=Math.max(n,toTime(s)??n);if(c>=r)return null;return this.latestOccurrenceBefore(i,t,a,new Date(c),new Date(r))}latestOccurrenceBefore(e,t,n,r,i){if(t===SCHEDULE_KINDS.rrule)return latestOccurrenceBefore(e,r,i,n);const a=CronExpressionParser.parse(e,{tz:n,strict:false,currentDate:new Date(i.getTime()+1)}).prev().toDate();return a.getTime()>r.getTime()?a:null}readOccurrences(e,t,n,r){const i=new Date(r-OCCURRENCE_WINDOW_SECONDS*1e3);if(t===SCHEDULE_KINDS.rrule)return occurrencesInWindow(e,i,new Date(r),n);const a=CronExpressionParser.parse(e,{tz:n,strict:false,currentDate:new Date(r+1)}).prev().toDate();return a.getTime()>i.getTime()?[a]:[]}reportSendItError(e){try{this.emit(this.events.error,e)}catch{}}async onSendIt(e){const t=await Promise.allSettled(e.map(async({data:e})=>{const{key:t,slot:n,...r}=e;const{db:i,...a}=r.options??{};return await this.manager.send({...r,options:a})}));const n=new Map;for(const[r,i]of t.entries()){if(i.status===`rejected`){this.reportSendItError(i.reason);continue}const{name:t,key:a,slot:o}=e[r].data;if(i.value===null||a===void 0)continue;const s=JSON.stringify([t,a]);const c=o??throttleSlot(new Date(this.databaseTime));const l=n.get(s);if(l===void 0||l.slot<=c)n.set(s,{record:{name:t,key:a,jobId:i.value},slot:c})}if(n.size>0)await this.setLastJobIds([...n.values()].map(({record:e})=>e))}async setLastJobIds(e){try{const t=setScheduleLastJobIds(this.config.schema);await this.db.executeSql(t,[JSON.stringify(e)])}catch(t){const n=`Warning: schedules fired but their last job id could not be recorded for ${e.map(({name:e,key:t})=>`"${e}" (key "${t}")`).join(`, `)}: ${t.message}`;this.reportSendItError(new Error(n,{cause:t}))}}async getSchedules(e,t,n,r){const i=n!==void 0;const a=[...r?[r.name,r.key]:[],...i?[n]:[]];let o=getSchedules(this.config.schema,i,!!r);let s=a;if(e&&t!==void 0){o=getSchedulesByQueueAndKey(this.config.schema);s=[e,t]}else if(e){o=getSchedulesByQueue(this.config.schema,i,!!r);s=[e,...a]}const{rows:c}=await this.db.executeSql(o,s);return c}async getSchedule(e,t=``){assert(e,`Name is required`);assert(typeof e===`string`,`Name must be a string`);const[n]=await this.getSchedules(e,t);return n??null}occurrenceWalker(e,t,n){assertExpression(e);if(isRrule(e)){assertRrule(e,t);return rruleWalker(e,t,n)}const r=parseRecurrence(e,t,n);return()=>r.next().toDate()}previewSchedule(e,t={}){const{count:n=PREVIEW_DEFAULT_COUNT}=t;const r=t.tz||`UTC`;const i=t.from??new Date(this.databaseTime);assert(i instanceof Date&&!Number.isNaN(i.getTime()),`from must be a valid Date`);const a=this.occurrenceWalker(e,r,i);assert(Number.isInteger(n)&&n>=1&&n<=1e3,`count must be an integer between 1 and ${PREVIEW_MAX_COUNT}`);const o=Date.now()+PREVIEW_TIME_BUDGET_MS;const s=[];while(s.length<n){const t=a();if(t===null)break;s.push(t);if(s.length<n&&Date.now()>o)throw new Error(`Gave up after ${PREVIEW_TIME_BUDGET_MS}ms with ${s.length} of ${n} occurrences of "${e}". Ask for fewer and page with \`from\`.`)}return s}async schedule(e,t,n,r={}){const{db:i,...a}=r;const{tz:o,key:s=``,missed:c,...l}=a;const u=o||`UTC`;const d=isRrule(t)?SCHEDULE_KINDS.rrule:SCHEDULE_KINDS.cron;assertRecurrence(t,u,new Date(this.config.clock.now()));if(d===SCHEDULE_KINDS.rrule)assertRruleSends(t,u,new Date(this.databaseTime));checkSendArgs([e,n,{...l}]);assertKey(s);assertMissedPolicy(c);try{const r=schedule(this.config.schema);await(i||this.db).executeSql(r,[e,s,d,t,u,n,a])}catch(t){if(t.message.includes(`foreign key`))t.message=`Queue ${e} not found`;throw t}}async unschedule(e,t=``,n={}){const r=unschedule(this.config.schema);await(n.db||this.db).executeSql(r,[e,t])}};
// node_modules/pg-boss/dist/worker.js
const WORKER_STATES={created:`created`,active:`active`,stopping:`stopping`,stopped:`stopped`};
var Worker=class{id;workId;name;options;fetch;onFetch;onError;resolveInterval;clock;jobs=[];createdOn;state=WORKER_STATES.created;lastFetchedOn=null;lastJobStartedOn=null;lastJobEndedOn=null;lastJobDuration=null;lastError=null;lastErrorOn=null;stopping=false;stopped=false;abortController=null;aborted=false;abandonedHandler=null;graceExpired=false;stopController=new AbortController;loopDelayPromise=null;beenNotified=false;runPromise=null;constructor({id:e,workId:t,name:n,options:r,resolveInterval:i,fetch:a,onFetch:o,onError:s,clock:c}){this.clock=c;this.createdOn=c.now();this.id=e;this.workId=t;this.name=n;this.options=r;this.fetch=a;this.onFetch=o;this.onError=s;this.resolveInterval=i}start(){this.runPromise=this.run()}async run(){this.state=WORKER_STATES.active;while(!this.stopping){const e=this.clock.now();let t=0;try{this.beenNotified=false;const e=await this.fetch();this.lastFetchedOn=this.clock.now();if(e){t=e.length;this.jobs=e;this.lastJobStartedOn=this.lastFetchedOn;await this.onFetch(e);this.lastJobEndedOn=this.clock.now();this.jobs=[]}}catch(e){this.lastErrorOn=this.clock.now();this.lastError=e;e.message=`${e.message} (Queue: ${this.name}, Worker: ${this.id})`;this.onError(e)}const n=this.clock.now()-e;this.lastJobDuration=n;const r=this.resolveInterval(t);if(!this.stopping&&!this.beenNotified&&r-n>100){this.loopDelayPromise=clockDelay(this.clock,r-n);await this.loopDelayPromise;this.loopDelayPromise=null}}this.stopping=false;this.stopped=true;this.state=WORKER_STATES.stopped}notify(){this.beenNotified=true;if(this.loopDelayPromise)this.loopDelayPromise.abort()}async stop(){if(this.stopped)return;this.stopping=true;this.state=WORKER_STATES.stopping;this.stopController.abort();if(this.loopDelayPromise)this.loopDelayPromise.abort();await this.runPromise}get stopSignal(){return this.stopController.signal}abort(){if(!this.abortController)return;this.aborted=true;if(!this.abortController.signal.aborted)this.abortController.abort()}toWipData(){return{id:this.id,workId:this.workId,name:this.name,options:this.options,state:this.state,count:this.jobs.length,createdOn:this.createdOn,lastFetchedOn:this.lastFetchedOn,lastJobStartedOn:this.lastJobStartedOn,lastJobEndedOn:this.lastJobEndedOn,lastError:this.lastError,lastErrorOn:this.lastErrorOn,lastJobDuration:this.lastJobDuration}}};
// node_modules/pg-boss/dist/spy.js
var JobSpy=class{#e=new Map;#t=[];clear(){this.#e.clear();this.#t=[]}waitForJobWithId(e,t){return this.waitForJob(()=>true,t,e)}waitForJob(e,t,n){const selector=t=>{if(n&&t.id!==n)return false;return e(t.data)};for(const e of this.#e.values())if(e.state===t&&selector(e))return Promise.resolve(this.#i(e));return this.#n(selector,t)}#n(e,t){let n;const r=new Promise(e=>{n=e});this.#t.push({selector:e,awaitedState:t,resolve:n});return r}#r(e,t){return`${e}:${t}`}#i(e){return{id:e.id,name:e.name,data:structuredClone(e.data),state:e.state,output:e.output?structuredClone(e.output):void 0}}addJob(e,t,n,r,i){const a={id:e,name:t,data:structuredClone(n),state:r,output:i?structuredClone(i):void 0};const o=this.#r(e,r);this.#e.set(o,a);const s=[];const c=[];for(const e of this.#t)if(e.awaitedState===r&&e.selector(a))s.push(e);else c.push(e);this.#t=c;for(const e of s)e.resolve(this.#i(a))}};
// node_modules/pg-boss/dist/telemetry.js
init_esm();
const ATTR={messagingSystem:`messaging.system`,operationName:`messaging.operation.name`,operationType:`messaging.operation.type`,destinationName:`messaging.destination.name`,messageId:`messaging.message.id`,batchMessageCount:`messaging.batch.message_count`,errorType:`error.type`,dbNamespace:`db.namespace`,schema:`pgboss.schema`,retryCount:`pgboss.job.retry_count`,jobState:`pgboss.job.state`};
const METRIC={operationDuration:`messaging.client.operation.duration`,sentMessages:`messaging.client.sent.messages`,consumedMessages:`messaging.client.consumed.messages`,processDuration:`messaging.process.duration`,queueJobs:`pgboss.queue.jobs`};
const MESSAGING_SYSTEM=`pg-boss`;
const INSTRUMENTATION_SCOPE=`pg-boss`;
const DURATION_BUCKETS=[.005,.01,.025,.05,.075,.1,.25,.5,.75,1,2.5,5,7.5,10];
function errorType(e){if(e instanceof Error)return e.constructor.name;return`_OTHER`}
function spanName(e,t){return t?`${e} ${t}`:e}
function metricAttributes(e,t){const{[ATTR.messageId]:n,[ATTR.batchMessageCount]:r,[ATTR.retryCount]:i,...a}=e;return t===void 0?a:{...a,[ATTR.errorType]:errorType(t)}}
function recordError(e,t){e.setAttribute(ATTR.errorType,errorType(t));if(t instanceof Error){e.recordException(t);e.setStatus({code:SpanStatusCode.ERROR,message:t.message})}else e.setStatus({code:SpanStatusCode.ERROR,message:String(t)})}
function seconds(e){return(performance.now()-e)/1e3}
var Telemetry=class{enabled;#e;#t;#n;#r;#i;#a;#o;#s=null;#c=null;#l=false;constructor(e={},t,n){this.enabled=e.enabled!==false;this.#e=this.enabled&&e.propagateContext===true;this.#t=e.propagator??propagation;this.#n=t;this.#r={[ATTR.schema]:t};this.#i=(e.tracerProvider??trace.getTracerProvider()).getTracer(INSTRUMENTATION_SCOPE,version);this.#a=e.meterProvider;this.#o=n}setDatabase(e){this.#r={[ATTR.dbNamespace]:`${e}|${this.#n}`,[ATTR.schema]:this.#n}}#u(e,t,n){const r={[ATTR.messagingSystem]:MESSAGING_SYSTEM,[ATTR.operationName]:e,[ATTR.operationType]:t,...this.#r};if(n)r[ATTR.destinationName]=n;return r}#d(){if(!this.enabled)return null;const e=this.#a??metrics.getMeterProvider();if(e===this.#s&&this.#c)return this.#c;this.#c?.queueJobs.removeCallback(this.#f);const t=e.getMeter(INSTRUMENTATION_SCOPE,version);this.#s=e;this.#c={operationDuration:t.createHistogram(METRIC.operationDuration,{description:`Duration of messaging operation initiated by a producer or consumer client.`,unit:`s`,advice:{explicitBucketBoundaries:DURATION_BUCKETS}}),sentMessages:t.createCounter(METRIC.sentMessages,{description:`Number of messages producer attempted to send to the broker.`,unit:`{message}`}),consumedMessages:t.createCounter(METRIC.consumedMessages,{description:`Number of messages that were delivered to the application.`,unit:`{message}`}),processDuration:t.createHistogram(METRIC.processDuration,{description:`Duration of processing operation.`,unit:`s`,advice:{explicitBucketBoundaries:DURATION_BUCKETS}}),queueJobs:t.createObservableGauge(METRIC.queueJobs,{description:`Jobs in a queue by state, as of the last queue cache refresh.`,unit:`{job}`})};if(this.#l)this.#c.queueJobs.addCallback(this.#f);return this.#c}#f=e=>{const t=this.#o();if(!t)return;for(const n of Object.values(t)){const t={[ATTR.messagingSystem]:MESSAGING_SYSTEM,[ATTR.destinationName]:n.name,...this.#r};e.observe(n.deferredCount??0,{...t,[ATTR.jobState]:`deferred`});e.observe(n.readyCount??0,{...t,[ATTR.jobState]:`ready`});e.observe(n.blockedCount??0,{...t,[ATTR.jobState]:`blocked`});e.observe(n.activeCount??0,{...t,[ATTR.jobState]:`active`});e.observe(n.failedCount??0,{...t,[ATTR.jobState]:`failed`})}};observeQueues(){if(!this.enabled||this.#l)return;this.#l=true;this.#d()?.queueJobs.addCallback(this.#f)}unobserveQueues(){if(!this.#l)return;this.#l=false;this.#c?.queueJobs.removeCallback(this.#f)}refreshInstruments(){if(this.#l)this.#d()}async send(e,t,n,r,i=()=>null){if(!this.enabled)return r(null);const a=this.#u(e,`send`,t);if(typeof n===`number`&&n>1)a[ATTR.batchMessageCount]=n;const o=this.#i.startSpan(spanName(e,t),{kind:SpanKind.PRODUCER,attributes:a});const s=trace.setSpan(context.active(),o);const c=performance.now();let l=null;if(this.#e){const e={};this.#t.inject(s,e,defaultTextMapSetter);l=Object.keys(e).length>0?e:null}try{const e=await context.with(s,()=>r(l));const t=i(e);const u=typeof n===`number`?n:n(e);if(u===1&&t?.length===1)o.setAttribute(ATTR.messageId,t[0]);this.#p(c,u,metricAttributes(a));return e}catch(e){recordError(o,e);this.#p(c,typeof n===`number`?n:0,metricAttributes(a,e));throw e}finally{o.end()}}#p(e,t,n){const r=this.#d();r?.operationDuration.record(seconds(e),n);if(t>0)r?.sentMessages.add(t,n)}async receive(e,t,n){if(!this.enabled)return t();const r=this.#u(`receive`,`receive`,e);const i=this.#i.startSpan(spanName(`receive`,e),{kind:SpanKind.CLIENT,attributes:r});const a=performance.now();try{const e=await context.with(trace.setSpan(context.active(),i),t);if(e.length===1)i.setAttribute(ATTR.messageId,e[0].id);else i.setAttribute(ATTR.batchMessageCount,e.length);i.addLinks(this.#m(e,n));const o=this.#d();o?.operationDuration.record(seconds(a),metricAttributes(r));if(e.length>0)o?.consumedMessages.add(e.length,metricAttributes(r));return e}catch(e){recordError(i,e);this.#d()?.operationDuration.record(seconds(a),metricAttributes(r,e));throw e}finally{i.end()}}consumed(e,t){if(t===0)return;this.#d()?.consumedMessages.add(t,metricAttributes(this.#u(`process`,`process`,e)))}async process(e,t,n,r){if(!this.enabled){await r();return}const i=this.#u(`process`,`process`,e);let a=ROOT_CONTEXT;let o=[];if(t.length===1){i[ATTR.messageId]=t[0].id;if(t[0].retryCount!==void 0)i[ATTR.retryCount]=t[0].retryCount;const e=n(t[0]);if(e)a=this.#h(e)}else{i[ATTR.batchMessageCount]=t.length;o=this.#m(t,n)}const s=this.#i.startSpan(spanName(`process`,e),{kind:SpanKind.CONSUMER,attributes:i,links:o},a);const c=performance.now();let l;try{l=await context.with(trace.setSpan(a,s),r)}catch(e){l=e??new Error(`undefined error`);throw e}finally{if(l!==void 0)recordError(s,l);this.#d()?.processDuration.record(seconds(c),metricAttributes(i,l));s.end()}}async settle(e,t,n,r){if(!this.enabled)return r();const i=this.#u(e,`settle`,t);if(n.length===1)i[ATTR.messageId]=n[0];else i[ATTR.batchMessageCount]=n.length;const a=this.#i.startSpan(spanName(e,t),{kind:SpanKind.CLIENT,attributes:i});const o=performance.now();try{const e=await context.with(trace.setSpan(context.active(),a),r);this.#d()?.operationDuration.record(seconds(o),metricAttributes(i));return e}catch(e){recordError(a,e);this.#d()?.operationDuration.record(seconds(o),metricAttributes(i,e));throw e}finally{a.end()}}#m(e,t){const n=[];for(const r of e){const e=this.#g(t(r));if(e)n.push({context:e})}return n}#h(e){return this.#t.extract(ROOT_CONTEXT,e,defaultTextMapGetter)}#g(e){if(!e)return null;const t=trace.getSpanContext(this.#h(e));return t&&trace.isSpanContextValid(t)?t:null}};
// node_modules/pg-boss/dist/manager.js
const INTERNAL_QUEUES=Object.values(QUEUES).reduce((e,t)=>({...e,[t]:t}),{});
const TRANSACTION_ABORTED=`25P02`;
const SERIALIZATION_FAILURE=`40001`;
const UPSERT_ATTEMPTS=3;
const QUEUE_NOT_FOUND=`PGBOSS_QUEUE_NOT_FOUND`;
const DELETE_QUEUE_ATTEMPTS=12;
const DELETE_QUEUE_MAX_DELAY_MS=400;
const DEFAULT_POOL_MAX=10;
const WARNING_TYPES$1={TRANSACTIONAL_POOL_HEADROOM:`transactional_pool_headroom`,TRANSACTION_TIMEOUT_PROBE:`transaction_timeout_probe`,HANDLER_OVERRUN:`handler_overrun`};
function overrunMessage(e,t){return`a handler on queue ${e} is still running after exceeding ${t}s. Its jobs were failed and their signals aborted, and this worker fetches nothing until it returns. Stop the handler on job.signal.`}
const TRANSACTIONAL_HEARTBEAT_UNSUPPORTED=`this backend cannot run a transactional worker on a queue with heartbeatSeconds: the heartbeat refreshes the claimed row from a pooled connection, which the handler transaction is then refused a write to. Drop heartbeatSeconds and let expireInSeconds bound the job, or drop transactional and settle it with complete({ db })`;
const TRANSACTIONAL_HEARTBEAT_ON_BATCH=`this backend cannot run a transactional handler over a job with heartbeatSeconds: the heartbeat refreshes the claimed row from a pooled connection, which the handler transaction is then refused a write to. The queue carried no heartbeat when this worker registered, so it came from the job (heartbeatSeconds on send()) or from the queue after registration. Drop it there and let expireInSeconds bound the job, or drop transactional and settle it with complete({ db })`;
const TRANSACTION_TIMEOUT_GUCS=[`transaction_timeout`,`idle_in_transaction_session_timeout`];
const TRANSACTION_TIMEOUT_PROBE=`SELECT ${TRANSACTION_TIMEOUT_GUCS.map(e=>`current_setting('${e}', true) AS ${e}`).join(`, `)}`;
const TRANSACTION_TIMEOUT_TIGHTEST=`LEAST($2::bigint, NULLIF((SELECT s.setting::bigint FROM pg_settings s WHERE s.name = $1), 0))`;
const TRANSACTION_TIMEOUT_APPLY=`SELECT set_config($1, ${TRANSACTION_TIMEOUT_TIGHTEST}::text, true)`;
const TRANSACTION_TIMEOUT_REHEARSE=`SELECT ${TRANSACTION_TIMEOUT_TIGHTEST}`;
const TRANSACTION_TIMEOUT_PROBE_COOLDOWN_MS=6e4;
const HANDLER_OVERRUN_WINDOW_MS=36e5;
const HANDLER_OVERRUN_SAMPLE_JOBS=10;
const NUMERIC_METADATA_FIELDS=[`priority`,`retryLimit`,`retryCount`,`retryDelay`,`retryDelayMax`,`expireInSeconds`,`heartbeatSeconds`,`deleteAfterSeconds`,`pendingDependencies`,`sourceRetryCount`];
const NUMERIC_QUEUE_FIELDS=[`blockedCount`,`retryLimit`,`retryDelay`,`retryDelayMax`,`expireInSeconds`,`retentionSeconds`,`deleteAfterSeconds`,`heartbeatSeconds`,`deferredCount`,`warningQueueSize`,`queuedCount`,`readyCount`,`activeCount`,`failedCount`,`totalCount`,`createdDelta`,`completedDelta`,`failedDelta`,`deltaSeconds`,`readyOldestSeconds`];
const STATS_COUNT_FIELDS=[`deferredCount`,`queuedCount`,`readyCount`,`activeCount`,`failedCount`,`totalCount`];
function toBins(e){return Array.isArray(e)?e.map(e=>e==null?0:Number(e)):null}
const STATS_DELTA_FIELDS=[`completedDelta`,`failedDelta`,`createdDelta`,`deltaSeconds`];
const QUEUE_STATS_CACHE_TTL_SECONDS=3600;
const QUEUE_STATS_FORCE_TTL_SECONDS=60;
const events$6={error:`error`,warning:`warning`,wip:`wip`};
const DEPRECATED_FETCH_OPTIONS=[`priority`,`orderByCreatedOn`];
const DEPRECATED_FETCH_OPTIONS_CODE=`PGBOSS_DEP_FETCH_SORT`;
function rethrowWriteError(e){if(e?.code===PG_ERROR.divisionByZero)throw new Error(`one or more jobs could not be created. This usually means a job id was duplicated, collided with an existing job, or was rejected by a queue policy (short, singleton, stately, or exclusive).`,{cause:e});throw e}
function brokenForeignKey(e){if(e?.code!==PG_ERROR.foreignKeyViolation&&e?.errno!==PG_ERROR.foreignKeyViolation)return;return{constraint:e.constraint??e.constraint_name??/foreign key constraint "(\w+)"/.exec(e.message)?.[1],value:/\)=\('?(.*?)'?\) is not present/.exec(e.detail??e.message)?.[1]}}
function toJsonText(e){return e==null?null:JSON.stringify(e)}
var Manager=class extends EventEmitter$1{events=events$6;#e=new Set;db;config;wipTs;workers;stopped;queueCacheInterval;wipInterval;timekeeper;notifier;queues;pendingOffWorkCleanups;#t;#n;#r;#i;#a;#o;#s;#c;#l;#u;#d;#f;#p;#m;#h;#g;constructor(e,t,n=randomUUID()){super();this.config=t;this.db=e;this.wipTs=t.clock.now();this.workers=new Map;this.queues={};this.pendingOffWorkCleanups=new Set;this.#t=new Map;this.#n=new WeakMap;this.#r=new WeakMap;this.#i=null;this.#a=0;this.#o=t.__test__transactionTimeoutProbeCooldownMs??TRANSACTION_TIMEOUT_PROBE_COOLDOWN_MS;this.#s=false;this.#c=new Map;this.#l=new Map;this.#u=new Map;this.#d=n;this.#f=new Map;this.#p=t.__test__handlerOverrunWindowMs??HANDLER_OVERRUN_WINDOW_MS;this.#m=new Set;this.#h=new Telemetry(t.openTelemetry,t.schema,()=>this.queues);this.#g=new WeakMap}get instanceId(){return this.#d}getSpy(e){if(!this.config.__test__enableSpies)throw new Error(`Spy is not enabled. Set __test__enableSpies: true in constructor options to use spies.`);let t=this.#t.get(e);if(!t){t=new JobSpy;this.#t.set(e,t)}return t}clearSpies(){for(const e of this.#t.values())e.clear();this.#t.clear()}#_(e,t){const n=this.#l.get(e);if(!n)return Infinity;if(t&&n.tiers&&t in n.tiers)return n.tiers[t];return n.default}#v(e){const t=this.#l.get(e);if(!t)return[];const n=this.#c.get(e);if(!n)return[];const r=this.#u.get(e)??t.default;const i=[];for(const[e,t]of n.entries())if(t>=r)i.push(e);return i}#y(e,t){let n=this.#c.get(e);if(!n){n=new Map;this.#c.set(e,n)}const r=n.get(t)||0;n.set(t,r+1)}#b(e,t){const n=this.#c.get(e);if(!n)return;const r=n.get(t)||0;if(r<=1){n.delete(t);if(n.size===0)this.#c.delete(e)}else n.set(t,r-1)}#x(e,t){const n=this.config.__test__enableSpies?this.#t.get(e):void 0;if(n)for(const r of t)n.addJob(r.id,e,r.data,`active`)}async#S(e,t,n,r){const i=this.config.__test__enableSpies?this.#t.get(e):void 0;if(!i)return;if(r===t.length){const r=t.length===1?n:void 0;for(const n of t)i.addJob(n.id,e,n.data,`completed`,r);return}for(const n of t){const t=await this.getJobById(e,n.id);const r=t?.state;if(r===`completed`||r===`failed`||r===`active`||r===`created`)i.addJob(n.id,e,n.data,r,t?.output);else if(!t)i.addJob(n.id,e,n.data,`completed`,void 0)}}async#C(e,t,n){const r=this.config.__test__enableSpies?this.#t.get(e):void 0;if(!r)return;for(const i of t){const t=await this.getJobById(e,i.id);if(t?.state===`failed`)r.addJob(i.id,e,i.data,`failed`,t.output??{message:n?.message,stack:n?.stack})}}#w(e,t,n){const r=this.config.__test__enableSpies?this.#t.get(e):void 0;if(!r)return;for(const{job:n,output:i}of t)r.addJob(n.id,e,n.data,`completed`,i);for(const{job:t,output:i}of n)r.addJob(t.id,e,t.data,`failed`,serializeError(i))}async#T(e,t,n){if(!Array.isArray(n)){const n=new Error(`perJobResults handler must resolve with an array of job results`);await this.fail(e,t,n);await this.#C(e,t,n);return n}const r=new Map(t.map(e=>[e.id,e]));const i=new Map;for(const e of n)if(e&&r.has(e.id)&&(e.status===`completed`||e.status===`failed`||e.status===`deadletter`))i.set(e.id,e);const a=[];const o=[];const s=[];for(const e of t){const t=i.get(e.id);if(t?.status===`completed`)a.push({job:e,output:t.output});else if(t?.status===`failed`)o.push({job:e,output:t.output});else if(t?.status===`deadletter`)s.push({job:e,output:t.output});else o.push({job:e,output:new Error(`no disposition returned by handler`)})}const items=e=>e.map(({job:e,output:t})=>({id:e.id,retryCount:e.retryCount,output:t}));const ids=e=>e.map(({job:e})=>e.id);const c=a.length>0?await this.#h.settle(`complete`,e,ids(a),()=>this.#E(e,items(a))):null;const l=o.length>0?await this.#h.settle(`fail`,e,ids(o),()=>this.#D(e,items(o))):null;const u=s.length>0?await this.#h.settle(`fail`,e,ids(s),()=>this.#D(e,items(s),true)):null;const landed=(e,t)=>{const n=new Set(t?.settled??[]);return e.filter(e=>n.has(e.job.id))};this.#w(e,landed(a,c),[...landed(o,l),...landed(s,u)])}async#E(e,t){const{table:n}=await this.getQueueCache(e);const r=t.map(e=>({id:e.id,retry_count:e.retryCount,output:this.mapCompletionDataArg(e.output)}));const i=t.map(e=>e.id);if(this.config.noMultiMutationCte){const t=completeJobsWithOutputsDistributed(this.config.schema,n);const{rows:a}=await this.db.executeSql(t,[e,JSON.stringify(r)]);return{jobs:i,requested:i.length,affected:a.length,settled:a.map(e=>e.id)}}const a=completeJobsWithOutputs(this.config.schema,n);const o=await this.db.executeSql(a,[e,JSON.stringify(r)]);return this.mapCommandResponse(i,o)}async#D(e,t,n=false){const{table:r}=await this.getQueueCache(e);const i=t.map(e=>e.id);if(this.config.noMultiMutationCte){const a=new Map(t.map(e=>[e.id,this.mapCompletionDataArg(e.output)]));return this.ensureTransaction(this.db,async o=>{const s=selectJobsToFailById(this.config.schema,r,true);const{rows:c}=await o.executeSql(s.text,[e,i,attemptPairs(i,t.map(e=>e.retryCount))]);if(c.length===0)return{jobs:i,requested:i.length,affected:0,settled:[]};const l=deleteJobsToFail(this.config.schema,r);await o.executeSql(l.text,[e,c.map(e=>e.id)]);const u=await this.reinsertFailedJobs(o,r,c,null,a,n);return{jobs:i,requested:i.length,affected:u,settled:c.map(e=>e.id)}})}const a=t.map(e=>({id:e.id,retry_count:e.retryCount,output:this.mapCompletionDataArg(e.output)}));const o=n?deadLetterJobsByIdWithOutputs(this.config.schema,r):failJobsByIdWithOutputs(this.config.schema,r);const s=await this.db.executeSql(o,[e,JSON.stringify(a)]);return this.mapCommandResponse(i,s)}#O(e,t){const n=typeof t===`number`?{default:t}:t;this.#l.set(e,n);this.#u.set(e,n.tiers?Math.max(n.default,...Object.values(n.tiers)):n.default)}#k(e){if(!this.getWorkers().some(t=>t.name===e&&!t.stopping&&!t.stopped)){this.#l.delete(e);this.#u.delete(e)}}#A(e,t){const n=[];const r=[];const i=[];for(const a of t){if(!a.groupId){n.push(a);continue}if((this.#c.get(e)?.get(a.groupId)||0)<this.#_(e,a.groupTier)){this.#y(e,a.groupId);n.push(a);i.push(a)}else r.push(a)}return{allowed:n,excess:r,groupedJobs:i}}#j(e,t){for(const n of t)if(n.groupId)this.#b(e,n.groupId)}async#M(e,t,n,r,i,a=false,o=false,s,c={}){const l=t.map(e=>e.id);const u=t.reduce((e,t)=>Math.max(e,t.expireInSeconds),0);const d=t.map(e=>e.heartbeatSeconds||0).filter(e=>e>0);const f=d.length?Math.min(...d):0;const p=new AbortController;const m=new Map(t.map(e=>[e.id,new AbortController]));t.forEach(e=>{e.signal=AbortSignal.any([p.signal,m.get(e.id).signal])});if(r){r.abortController=p;r.aborted=false}let h=null;if(f>0){const n=(i??f/2)*1e3;h=this.config.clock.setInterval(async()=>{const n=t.filter(e=>!m.get(e.id).signal.aborted);if(n.length===0)return;let r;try{r=await this.touch(e,n)}catch(e){this.emit(events$6.error,e);return}if(!r.settled)return;const i=new Set(r.settled);for(const e of n)if(!i.has(e.id))m.get(e.id).abort(new Error(`job ${e.id} is no longer active under this worker's claim`))},n)}let g;let _=0;let v;let y=false;let b;let x=null;let S;let C=false;try{assert(!(o&&f>0&&this.config.noTransactionalHeartbeat),TRANSACTIONAL_HEARTBEAT_ON_BATCH);if(o){const e=s!==void 0?s*1e3:u*1e3+TRANSACTION_ROLLBACK_TIMEOUT_MS;const n=e>0?await this.#B():null;x=await this.db.beginTransaction();const r=new Set;const i=new Map(t.map(e=>[e.id,e.retryCount]));for(const e of[x.db,untracked(x.db)]){this.#n.set(e,r);this.#r.set(e,i)}if(n)await this.#z(x,n,e)}if(r?.graceExpired)throw new Error(`pg-boss shut down before the handler started`);const i=Promise.resolve(x?n(t,untracked(x.db)):n(t));S=i;i.then(()=>{C=true},()=>{C=true});const c=await resolveWithinSeconds(this.config.clock,i,u,`handler execution exceeded ${u}s`,p);if(x&&r?.aborted)throw new Error(`pg-boss shut down while the handler was still running`);if(a)b=await this.#T(e,t,c);else{const n=x?this.#H(x):null;const r=await this.complete(e,t,l.length===1?c:void 0,x?{db:x.db}:void 0);g=c;_=r.affected;if(n)this.#V(l,r.affected,n)}if(x)await x.commit()}catch(n){if(x){await x.rollback();if(n?.code===TRANSACTION_ABORTED)n.message=`${n.message} (the handler left its transaction aborted: let a SQL error raised through tx propagate out of the handler, or isolate the statement with a SAVEPOINT)`}await this.fail(e,t,n);v=n;y=true}finally{if(h)this.config.clock.clearInterval(h);if(r)r.abortController=null;if(S&&!C){const t=S;c.wait=async()=>{if(C)return;await this.#N(e,l,u,t,r);if(r&&!C)r.abandonedHandler=t}}}if(this.config.__test__enableSpies&&this.#t.has(e)){if(y)await this.#C(e,t,v);else if(!a)await this.#S(e,t,g,_)}return y?v??new Error(`handler rejected without a reason`):b}async#N(e,t,n,r,i){const a=i?.stopSignal;if(a?.aborted)return;if(i)i.jobs=[];this.emit(events$6.warning,{message:overrunMessage(e,n),data:{type:WARNING_TYPES$1.HANDLER_OVERRUN,instance:this.#d,queue:e,jobs:t,expireInSeconds:n}});this.#P(e,t,n);let o;try{await new Promise(e=>{o=e;a?.addEventListener(`abort`,o,{once:true});r.then(()=>e(),()=>e())})}finally{if(o)a?.removeEventListener(`abort`,o)}}#P(e,t,n){if(!this.config.persistWarnings||this.stopped)return;const r=this.#f.get(e);if(r){r.count++;r.expireInSeconds=Math.max(r.expireInSeconds,n);r.jobs=[...r.jobs,...t].slice(-10);return}const i=this.config.clock.now();this.#L(e,i,i,1,n,t);this.#f.set(e,{since:i,count:0,expireInSeconds:0,jobs:[],timer:this.#F(e)})}#F(e){return this.config.clock.setTimeout(()=>this.#I(e,true),this.#p)}#I(e,t){const n=this.#f.get(e);if(!n)return;this.config.clock.clearTimeout(n.timer);if(!n.count||!t)this.#f.delete(e);if(!n.count)return;const r=this.config.clock.now();this.#L(e,n.since,r,n.count,n.expireInSeconds,n.jobs);if(t)this.#f.set(e,{since:r,count:0,expireInSeconds:0,jobs:[],timer:this.#F(e)})}#L(e,t,n,r,i,a){const o=r===1?overrunMessage(e,i):`${r} handlers on queue ${e} kept running after exceeding their timeout of up to ${i}s between ${new Date(t).toISOString()} and ${new Date(n).toISOString()}. Their jobs were failed and their signals aborted, and each held its worker until it returned. Stop the handler on job.signal.`;const s={type:WARNING_TYPES$1.HANDLER_OVERRUN,instance:this.#d,queue:e,count:r,since:new Date(t).toISOString(),until:new Date(n).toISOString(),expireInSeconds:i,jobs:a.slice(0,HANDLER_OVERRUN_SAMPLE_JOBS)};const c=persistWarning({emitter:this,db:this.db,schema:this.config.schema,errorEvent:events$6.error},WARNING_TYPES$1.HANDLER_OVERRUN,o,s).finally(()=>this.#m.delete(c));this.#m.add(c)}async#R(){for(const e of[...this.#f.keys()])this.#I(e,false);await Promise.allSettled([...this.#m])}async#z(e,t,n){await e.db.executeSql(TRANSACTION_TIMEOUT_APPLY,[t,`${Math.round(n)}`])}#B(){if(!this.#i&&Date.now()<this.#a)return Promise.resolve(null);this.#i??=this.db.executeSql(TRANSACTION_TIMEOUT_PROBE).then(({rows:e})=>TRANSACTION_TIMEOUT_GUCS.find(t=>e[0][t]!==null)??null).then(async e=>{if(e)await this.db.executeSql(TRANSACTION_TIMEOUT_REHEARSE,[e,`0`]);return e}).catch(e=>{this.#i=null;this.#a=Date.now()+this.#o;if(!this.#s){this.#s=true;this.emit(events$6.warning,{message:`could not ask this server which transaction timeout it supports, or read the bound it already carries, so transactional handlers run with no database-side bound until the next probe: ${e.message}`,data:{type:WARNING_TYPES$1.TRANSACTION_TIMEOUT_PROBE}})}return null});return this.#i}#V(e,t,n){const r=t+e.filter(e=>n.has(e)).length;if(r<e.length)throw new Error(`${e.length-r} of ${e.length} job(s) were no longer claimed by this worker when the handler returned, so the transaction was rolled back. Either something took the claim away (expireInSeconds, a heartbeat the database stopped seeing, an operator's cancel() or fail(), another instance's supervisor), or the handler settled the job with SQL of its own instead of complete(), fail(), cancel() or deleteJob() on { db: tx }`)}#H(e){const t=this.#n.get(e.db)??new Set;this.#n.delete(e.db);this.#n.delete(untracked(e.db));return t}#U(e,t){const n=e.db&&this.#n.get(e.db);if(!n)return;const r=t.settled??(t.affected<t.requested?[]:t.jobs);for(const e of r)n.add(e)}#W(e,t){const n=e.db&&this.#r.get(e.db);if(!n||!t.every(e=>n.has(e)))return void 0;return t.map(e=>n.get(e))}async start(){this.stopped=false;if(this.#h.enabled){const{rows:e}=await this.db.executeSql(currentDatabase());this.#h.setDatabase(e[0].name)}this.queueCacheInterval=this.config.clock.setInterval(()=>this.onCacheQueues({emit:true}),this.config.queueCacheIntervalSeconds*1e3);this.wipInterval=this.config.clock.setInterval(()=>{const e=this.config.clock.now();if(e-this.wipTs<2e3)return;const t=this.getWipData();if(t.some(e=>e.count>0)){this.emit(events$6.wip,t);this.wipTs=e}},2e3);await this.onCacheQueues();this.#h.observeQueues()}async onCacheQueues({emit:e=false}={}){try{assert(!this.config.__test__throw_queueCache,`test error`);const e=await this.getQueues();this.queues=e.reduce((e,t)=>{e[t.name]=t;return e},{});this.#h.refreshInstruments()}catch(t){e&&this.emit(events$6.error,{...t,message:t.message,stack:t.stack})}}async getQueueCache(e){assert(this.queues,`Queue cache is not initialized`);let t=this.queues[e];if(t)return t;t=await this.getQueue(e);if(!t)throw Object.assign(new Error(`Queue ${e} does not exist`),{code:QUEUE_NOT_FOUND});this.queues[e]=t;return t}#G(e){if(this.queues)delete this.queues[e]}async#K(e,t,n){const r=brokenForeignKey(e);if(r?.constraint===`q_fkey`)this.#q(r.value&&t.includes(r.value)?[r.value]:t,e,n);if(e?.code===PG_ERROR.undefinedTable||e?.code===PG_ERROR.checkViolation){const r=await Promise.all(t.map(e=>this.getQueue(e))).catch(()=>null);if(r){const i=t.filter((e,t)=>!r[t]);if(i.length)this.#q(i,e,n);r.forEach(e=>{if(e&&this.queues)this.queues[e.name]=e})}}if(r?.constraint===`dlq_fkey`)throw new Error(r.value?`Dead letter queue ${r.value} does not exist`:`Dead letter queue does not exist`,{cause:e});rethrowWriteError(e)}#q(e,t,n){e.forEach(e=>this.#G(e));throw Object.assign(new Error(`Queue ${e.join(`, `)} does not exist`,{cause:t}),n?{code:QUEUE_NOT_FOUND}:{})}async#J(e){if(!this.queues)return;const t=await this.getQueue(e);if(t)this.queues[e]=t;else this.#G(e)}async stop(){this.stopped=true;this.config.clock.clearInterval(this.queueCacheInterval);this.config.clock.clearInterval(this.wipInterval);this.#h.unobserveQueues();const e=new Set([...this.workers.values()].filter(e=>!INTERNAL_QUEUES[e.name]).map(e=>e.name));await Promise.allSettled([...e].map(e=>this.offWork(e,{wait:false})));this.#l.clear();this.#u.clear();await this.#R()}async failWip(){for(const e of this.workers.values())e.graceExpired=true;for(const e of this.workers.values()){if(e.jobs.map(e=>e.id).length)try{await this.fail(e.name,e.jobs,`pg-boss shut down while active`)}catch(t){try{this.emit(events$6.error,{...t,message:t.message,stack:t.stack,queue:e.name,worker:e.id})}catch{}}e.abort()}}async work(e,...t){const{options:n,callback:r}=checkWorkArgs(e,t);if(this.stopped)throw new Error(`Workers are disabled. pg-boss is stopped`);const{pollingInterval:i,notifyPollingInterval:a,burstWhenReadyExceeds:o,burstWhenBatchFull:s=false,batchSize:c=1,includeMetadata:l=false,priority:u=true,localConcurrency:d=1,localGroupConcurrency:f,groupConcurrency:p,orderByCreatedOn:m=true,heartbeatRefreshSeconds:h,minPriority:g,maxPriority:_,perJobResults:v=false,transactional:y=false,transactionTimeoutSeconds:b}=n;if(y){assert(typeof this.db.beginTransaction===`function`,`transactional workers require a database connection pg-boss can open a transaction on: the built-in pool, or a db adapter implementing beginTransaction`);await this.#Y(e);if(this.stopped)throw new Error(`Workers are disabled. pg-boss is stopped`);this.#X(d)}if(f!=null)this.#O(e,f);const x=randomUUID({disableEntropyCache:true});const isNotifyActive=()=>!!(this.notifier?.available&&this.queues?.[e]?.notify);const getReadyCount=()=>this.queues?.[e]?.readyCount??0;const resolveInterval=e=>{if(e>=c&&(o!==void 0&&getReadyCount()>o||s&&c>1))return 0;return isNotifyActive()?a:i};const createWorker=(t,i)=>{const fetch=()=>{const t=f!=null?this.#v(e):void 0;return this.#oe(e,{batchSize:c,includeMetadata:l,priority:u,orderByCreatedOn:m,groupConcurrency:p,ignoreGroups:t,minPriority:g,maxPriority:_})};const processBatch=async(t,n)=>{this.#h.consumed(e,t.length);const i={};try{await this.#h.process(e,t,e=>this.#g.get(e),()=>this.#M(e,t,r,n,h,v,y,b,i))}finally{await i.wait?.()}};const onFetch=async n=>{if(!n.length)return;if(this.config.__test__throw_worker)throw new Error(`__test__throw_worker`);this.emitWip(e);this.#x(e,n);const r=this.workers.get(t);if(f==null)await processBatch(n,r);else{const{allowed:t,excess:i,groupedJobs:a}=this.#A(e,n);try{if(i.length>0){const n=i.map(e=>e.id);await this.restore(e,n);if(r)r.jobs=t}if(t.length>0)await processBatch(t,r)}finally{const t=r?.abandonedHandler;if(r&&t){r.abandonedHandler=null;const end=()=>this.#j(e,a);t.then(end,end)}else this.#j(e,a)}}this.emitWip(e)};const onError=n=>{this.emit(events$6.error,{...n,message:n.message,stack:n.stack,queue:e,worker:t})};return new Worker({id:t,workId:i,name:e,options:n,resolveInterval,fetch,onFetch,onError,clock:this.config.clock})};for(let e=0;e<d;e++){const t=createWorker(e===0?x:randomUUID({disableEntropyCache:true}),x);this.addWorker(t);t.start()}return x}async#Y(e){if(!this.config.noTransactionalHeartbeat)return;const t=await this.getQueue(e).catch(()=>null);assert(!t?.heartbeatSeconds,TRANSACTIONAL_HEARTBEAT_UNSUPPORTED)}#X(e){if(!this.db._pgbdb)return;const t=this.config.max??DEFAULT_POOL_MAX;const n=[...this.workers.values()].filter(e=>e.options.transactional).length+e;if(n<t)return;this.emit(events$6.warning,{message:`transactional workers can hold ${n} of this pool's ${t} connections while their handlers run, leaving nothing for fetches, failures, or maintenance. Raise max above ${n}, or lower localConcurrency.`,data:{type:WARNING_TYPES$1.TRANSACTIONAL_POOL_HEADROOM,max:t,transactionalWorkers:n}})}addWorker(e){this.workers.set(e.id,e)}removeWorker(e){this.workers.delete(e.id)}getWorkers(){return Array.from(this.workers.values())}emitWip(e){if(!INTERNAL_QUEUES[e]){const e=this.config.clock.now();if(e-this.wipTs>2e3){this.emit(events$6.wip,this.getWipData());this.wipTs=e}}}getWipData(e={}){const{includeInternal:t=false}=e;return this.getWorkers().map(e=>e.toWipData()).filter(e=>e.state!==`stopped`&&(!INTERNAL_QUEUES[e.name]||t))}trackCleanup(e){this.pendingOffWorkCleanups.add(e);const settled=()=>{this.pendingOffWorkCleanups.delete(e)};e.then(settled,settled)}async settleCleanups(){while(this.pendingOffWorkCleanups.size>0)await Promise.allSettled([...this.pendingOffWorkCleanups])}async offWork(e,t={wait:true}){assert(e,`queue name is required`);assert(typeof e===`string`,`queue name must be a string`);const query=n=>n.name===e&&(t?.id?n.id===t.id||n.workId===t.id:true);const n=this.getWorkers().filter(query);if(n.length===0)return;const r=Promise.allSettled(n.map(async e=>{await e.stop();this.removeWorker(e)}));if(t.wait){await r;this.#k(e)}else{this.trackCleanup(r);r.finally(()=>this.#k(e))}}notifyWorker(e){this.workers.get(e)?.notify()}#Z(e){return!!e&&!this.config.noListenNotify}notifyQueue(e){for(const t of this.workers.values())if(t.name===e)t.notify()}forceFetchLnWorkers(){for(const e of this.workers.values())if(this.queues?.[e.name]?.notify)e.notify()}async subscribe(e,t){assert(e,`Missing required argument`);assert(t,`Missing required argument`);const n=subscribe(this.config.schema);await this.db.executeSql(n,[e,t])}async unsubscribe(e,t){assert(e,`Missing required argument`);assert(t,`Missing required argument`);const n=unsubscribe(this.config.schema);await this.db.executeSql(n,[e,t])}async publish(e,t,n){assert(e,`Missing required argument`);await this.#h.send(`publish`,e,0,()=>this.#Q(e,t,n))}async#Q(e,t,n){const r=getQueuesForEvent(this.config.schema);const{rows:i}=await this.db.executeSql(r,[e]);const a=await Promise.allSettled(i.map(({name:e})=>this.send(e,t,n)));const o=a.map((e,t)=>({result:e,name:i[t].name})).filter(e=>e.result.status===`rejected`&&e.result.reason?.code!==QUEUE_NOT_FOUND);if(o.length>0)throw new AggregateError(o.map(({name:e,result:t})=>`${e}: ${t.reason?.message??t.reason}`),`publish('${e}') failed for ${o.length} of ${a.length} subscribed queue(s)`)}async send(...e){const t=checkSendArgs(e);return await this.createJob(t)}async sendAfter(e,t,n,r){n=n?{...n}:{};n.startAfter=r;const i=checkSendArgs([e,t,n]);return await this.createJob(i)}async sendThrottled(e,t,n,r,i){n=n?{...n}:{};n.singletonSeconds=r;n.singletonNextSlot=false;n.singletonKey=i;const a=checkSendArgs([e,t,n]);return await this.createJob(a)}async sendDebounced(e,t,n,r,i){n=n?{...n}:{};n.singletonSeconds=r;n.singletonNextSlot=true;n.singletonKey=i;const a=checkSendArgs([e,t,n]);return await this.createJob(a)}#$(e,t,n){const{id:r=null,priority:i,startAfter:a,singletonKey:o=null,singletonSeconds:s,expireInSeconds:c,deleteAfterSeconds:l,retentionSeconds:u,retryLimit:d,retryDelay:f,retryBackoff:p,retryDelayMax:m,heartbeatSeconds:h,group:g,deadLetter:_=null}=n;return{id:r,name:e,data:t,priority:i,startAfter:a,singletonKey:o,singletonSeconds:s,singletonOffset:0,groupId:g?.id??null,groupTier:g?.tier??null,expireInSeconds:c,deleteAfterSeconds:l,retentionSeconds:u,retryLimit:d,retryDelay:f,retryBackoff:p,retryDelayMax:m,heartbeatSeconds:h,deadLetter:_}}async createJob(e){return this.#h.send(`send`,e.name,1,t=>this.#ee(e,t),e=>e?[e]:null)}async#ee(e,t){const{name:n,data:r=null,options:i={}}=e;const{db:a,singletonSeconds:o,singletonNextSlot:s}=i;const c={...this.#$(n,r,i),__traceContext:t};const l=a||this.db;const{table:u,policy:d,notify:f}=await this.getQueueCache(n);if(d===QUEUE_POLICIES.key_strict_fifo&&!c.singletonKey)throw new Error(`${QUEUE_POLICIES.key_strict_fifo} queues require a singletonKey`);const p=insertJobs(this.config.schema,{table:u,name:n,returnId:true,notify:this.#Z(f)});const insert=()=>l.executeSql(p,[JSON.stringify([c])]).catch(e=>this.#K(e,[n],!a));const{rows:m}=await insert();if(m.length===1){const e=m[0].id;if(this.config.__test__enableSpies){const t=this.#t.get(n);if(t)t.addJob(e,n,r||{},`created`)}return e}if(s){c.startAfter=this.getDebounceStartAfter(o,this.timekeeper.clockSkew);c.singletonOffset=o;const{rows:e}=await insert();if(e.length===1){const t=e[0].id;if(this.config.__test__enableSpies){const e=this.#t.get(n);if(e)e.addJob(t,n,r||{},`created`)}return t}}return null}#te(e,t){return{data:e,priority:t.priority,startAfter:t.startAfter,retentionSeconds:t.retentionSeconds,expireInSeconds:t.expireInSeconds,deleteAfterSeconds:t.deleteAfterSeconds,retryLimit:t.retryLimit,retryDelay:t.retryDelay,retryBackoff:t.retryBackoff,retryDelayMax:t.retryDelayMax,deadLetter:t.deadLetter,heartbeatSeconds:t.heartbeatSeconds,groupId:t.group?.id,groupTier:t.group?.tier,id:t.id,singletonKey:t.singletonKey}}async update(...e){const t=checkUpdateArgs(e);const{name:n,data:r}=t;const i=t.options??{};assertQueueName(n);const a=this.assertDb(i);const{table:o,notify:s}=await this.getQueueCache(n);const c=i.id?`id`:`singletonKey`;const l=i.match??`newest`;const u=JSON.stringify(this.#te(r,i));const d=updateJob(this.config.schema,o,n,c,l,this.#Z(s));const{rows:f}=await a.executeSql(d,[u]);const p=f.map(e=>e.id);return{jobs:p,updated:p.length}}async upsert(...e){const t=checkUpdateArgs(e,{upsert:true});assertQueueName(t.name);return this.#h.send(`upsert`,t.name,e=>e.inserted,e=>this.#ne(t,e),e=>e.jobs)}async#ne(e,t){const{name:n,data:r}=e;const i=e.options??{};const a=this.assertDb(i);const{table:o,policy:s,notify:c}=await this.getQueueCache(n);const l=i.id?`id`:`singletonKey`;const u=i.match??`newest`;if(s===QUEUE_POLICIES.key_strict_fifo&&!i.singletonKey)throw new Error(`${QUEUE_POLICIES.key_strict_fifo} queues require a singletonKey`);const d=this.#Z(c);const f=updateJob(this.config.schema,o,n,l,u,d);const p=insertJobs(this.config.schema,{table:o,name:n,returnId:true,notify:d,upsertByKey:l===`singletonKey`});const m=this.#te(r,i);const h=JSON.stringify(m);const g=JSON.stringify([{...m,__traceContext:t}]);const attempt=()=>this.ensureTransaction(a,async e=>{const{rows:t}=await e.executeSql(f,[h]);if(t.length){const e=t.map(e=>e.id);return{jobs:e,updated:e.length,inserted:0}}const{rows:n}=await e.executeSql(p,[g]);if(n.length){const e=n.map(e=>e.id);return{jobs:e,updated:0,inserted:e.length}}const{rows:r}=await e.executeSql(f,[h]);const i=r.map(e=>e.id);return{jobs:i,updated:i.length,inserted:0}}).catch(e=>this.#K(e,[n],!i.db));let _;for(let e=1;;e++)try{_=await attempt();break}catch(t){if(i.db||t?.code!==SERIALIZATION_FAILURE||e===UPSERT_ATTEMPTS)throw t}if(_.inserted&&this.config.__test__enableSpies){const e=this.#t.get(n);if(e)for(const t of _.jobs)e.addJob(t,n,r||{},`created`)}return _}async insert(e,t,n={}){assert(Array.isArray(t),`jobs argument should be an array`);return this.#h.send(`insert`,e,t.length,r=>this.#re(e,t,n,r))}async#re(e,t,n,r){const i=n.__singletonSlots===true;const a=new Set;for(const e of t){if(e.id!=null){if(a.has(e.id))throw new Error(`duplicate job id in insert batch: ${e.id}`);a.add(e.id)}validateGroupConfig(e)}const{table:o,policy:s,notify:c}=await this.getQueueCache(e);if(s===QUEUE_POLICIES.key_strict_fifo){for(const e of t)if(!e.singletonKey)throw new Error(`${QUEUE_POLICIES.key_strict_fifo} queues require a singletonKey`)}const l=this.config.__test__enableSpies?this.#t.get(e):void 0;const u=l?new Map:void 0;const d=t.map(e=>{const{blocked:t,blocking:n,pendingDependencies:a,group:o,__singletonSlot:s,...c}=e;Object.assign(c,{__traceContext:r});if(i&&s!==void 0)Object.assign(c,{__singletonSlot:s});if(o)Object.assign(c,{groupId:o.id,groupTier:o.tier});if(typeof c.startAfter===`string`)c.startAfter=pinZonelessDateTime(c.startAfter);if(u){c.id??=randomUUID();u.set(c.id,e.data??{})}return c});const f=this.assertDb(n);const p=!!l||!!n.returnId;const m=insertJobs(this.config.schema,{table:o,name:e,returnId:p,notify:this.#Z(c),slots:i});const{rows:h}=await f.executeSql(m,[JSON.stringify(d)]).catch(t=>this.#K(t,[e],!n.db));if(h.length){if(l)for(const t of h)l.addJob(t.id,e,u.get(t.id),`created`);return h.map(e=>e.id)}return null}async flow(e,t={}){validateFlowJobs(e);const n=new Set(e.map(e=>e.name)).size===1?e[0].name:null;return this.#h.send(`flow`,n,e.length,n=>this.#ie(e,t,n),e=>Object.values(e))}async#ie(e,t,n){const r=e.map(e=>({...e,options:checkSendArgs([{name:e.name,data:e.data,options:e.options}]).options}));const i={};for(const e of r)i[e.ref]=e.options?.id??randomUUID();const a=new Map(r.map(e=>[e.ref,e]));const o=new Map;const s=new Set;const c=[];for(const e of r){const t=[...new Set(e.dependsOn??[])];o.set(e.ref,t.length);for(const n of t){const t=a.get(n);s.add(n);c.push({child_name:e.name,child_id:i[e.ref],parent_name:t.name,parent_id:i[n]})}}const l=new Map;for(const e of r){const t=l.get(e.name)||[];t.push(e);l.set(e.name,t)}const u=[];for(const[e,t]of l){const{table:r,notify:a}=await this.getQueueCache(e);const c=t.map(t=>{const r=o.get(t.ref)??0;return{id:i[t.ref],name:e,data:t.data??null,priority:t.options?.priority,startAfter:t.options?.startAfter,singletonKey:t.options?.singletonKey??void 0,singletonSeconds:t.options?.singletonSeconds,groupId:t.options?.group?.id??void 0,groupTier:t.options?.group?.tier??void 0,expireInSeconds:t.options?.expireInSeconds,deleteAfterSeconds:t.options?.deleteAfterSeconds,retentionSeconds:t.options?.retentionSeconds,retryLimit:t.options?.retryLimit,retryDelay:t.options?.retryDelay,retryBackoff:t.options?.retryBackoff,retryDelayMax:t.options?.retryDelayMax,heartbeatSeconds:t.options?.heartbeatSeconds,deadLetter:t.options?.deadLetter??void 0,blocked:r>0||void 0,blocking:s.has(t.ref)||void 0,pendingDependencies:r||void 0,__traceContext:n}});u.push(insertFlowJobs(this.config.schema,{table:r,name:e},c));if(this.#Z(a))u.push(notifyQueue(this.config.schema,e))}if(c.length>0)u.push(insertDependencies(this.config.schema,c));const d=t.db??this.db;const f=t.db?u.join(`;
`):transaction(u);try{await d.executeSql(f)}catch(e){await this.#K(e,[...l.keys()],!t.db)}return i}getDebounceStartAfter(e,t){const n=e*1e3;const r=this.config.clock.now()+t;const i=Math.floor(r/n)*n;let a=e-Math.floor((r-i)/1e3)||1;if(e>1)a++;return a}#ae(e){for(const t of DEPRECATED_FETCH_OPTIONS)if(e[t]===false&&!this.#e.has(t)){this.#e.add(t);process.emitWarning(`${t}: false is deprecated and now ignored. Jobs are always fetched in priority and creation order. Remove it; it will be rejected in the next major.`,`DeprecationWarning`,DEPRECATED_FETCH_OPTIONS_CODE)}}async fetch(e,t={}){checkFetchArgs(e,t);return this.#h.receive(e,()=>this.#oe(e,t),e=>this.#g.get(e))}async#oe(e,t){this.#ae(t);const n=this.assertDb(t);const{table:r,policy:i}=await this.getQueueCache(e);const a=fetchNextJob({...t,schema:this.config.schema,table:r,name:e,policy:i,limit:t.batchSize||1,includeTraceContext:this.#h.enabled},this.config.noSkipLocked);let o;try{o=await n.executeSql(a.text,a.values)}catch(e){if(e?.code!==`23505`)throw e}const s=o?.rows||[];for(const e of s){const t=typeof e.__traceContext===`string`?JSON.parse(e.__traceContext):e.__traceContext;delete e.__traceContext;if(t)this.#g.set(e,t)}return this.#ue(s)}mapAttemptArg(e,t){assert(e,`${t}() requires an id`);const n=Array.isArray(e)?e:[e];assert(n.length,`${t}() requires an id`);if(n.every(e=>typeof e===`string`))return{ids:n};const r=n;assert(r.every(e=>e&&typeof e===`object`&&typeof e.id===`string`&&Number.isInteger(e.retryCount)&&e.retryCount>=0),`${t}() requires either ids or jobs with an id and an integer retryCount, not a mix`);return{ids:r.map(e=>e.id),attempts:r.map(e=>e.retryCount)}}mapCompletionIdArg(e,t){const n=`${t}() requires an id`;assert(e,n);const r=Array.isArray(e)?e:[e];assert(r.length,n);return r}mapCompletionDataArg(e){if(e===null||typeof e===`undefined`||typeof e===`function`)return null;return serializeError(typeof e===`object`&&!Array.isArray(e)?e:{value:e})}mapCommandResponse(e,t){return{jobs:e,requested:e.length,affected:t&&t.rows?parseInt(t.rows[0].count):0,settled:t?.rows?.[0]?.ids}}async complete(e,t,n,r={}){assertQueueName(e);const i=this.assertDb(r);const{ids:a,attempts:o}=this.mapAttemptArg(t,`complete`);const s=o??this.#W(r,a);return this.#h.settle(`complete`,e,a,async()=>{const{table:t}=await this.getQueueCache(e);const o=this.mapCompletionDataArg(n);let c;if(this.config.noMultiMutationCte)c=await this.completeDistributed(e,a,o,t,i,r.includeQueued,s);else{const n=completeJobs(this.config.schema,t,r.includeQueued,!!s);const l=await i.executeSql(n,s?[e,a,o,attemptPairs(a,s)]:[e,a,o]);c=this.mapCommandResponse(a,l)}this.#U(r,c);return c})}async ensureTransaction(e,t){if(e===this.db&&this.db._pgbdb)return this.db.withTransaction(t);return t(e)}async completeDistributed(e,t,n,r,i,a,o){const s=completeJobsDistributed(this.config.schema,r,a,!!o);const{rows:c}=await i.executeSql(s,o?[e,t,n,attemptPairs(t,o)]:[e,t,n]);return{jobs:t,requested:t.length,affected:c.length,settled:c.map(e=>e.id)}}async fail(e,t,n,r={}){assertQueueName(e);const i=this.assertDb(r);const{ids:a,attempts:o}=this.mapAttemptArg(t,`fail`);const s=o??this.#W(r,a);return this.#h.settle(`fail`,e,a,async()=>{const{table:t}=await this.getQueueCache(e);const o=this.mapCompletionDataArg(n);let c;if(this.config.noMultiMutationCte)c=await this.failDistributed(e,a,o,t,i,s);else{const n=failJobsById(this.config.schema,t,!!s);const r=await i.executeSql(n,s?[e,a,o,attemptPairs(a,s)]:[e,a,o]);c=this.mapCommandResponse(a,r)}this.#U(r,c);return c})}async failDistributed(e,t,n,r,i,a){return this.ensureTransaction(i,async i=>{const o=selectJobsToFailById(this.config.schema,r,!!a);const{rows:s}=await i.executeSql(o.text,a?[e,t,attemptPairs(t,a)]:[e,t]);if(s.length===0)return{jobs:t,requested:t.length,affected:0,settled:[]};const c=deleteJobsToFail(this.config.schema,r);await i.executeSql(c.text,[e,s.map(e=>e.id)]);const l=await this.reinsertFailedJobs(i,r,s,n);return{jobs:t,requested:t.length,affected:l,settled:s.map(e=>e.id)}})}async failJobsByTimeoutDistributed(e,t,n){const r=selectJobsToFailByTimeout(this.config.schema,e,t,n);return this.expireJobsDistributed(e,r,{value:{message:`job timed out`}})}async failJobsByHeartbeatDistributed(e,t,n){const r=selectJobsToFailByHeartbeat(this.config.schema,e,t,n);return this.expireJobsDistributed(e,r,{value:{message:`job heartbeat timeout`}})}async resolveFlowJobsDistributed(e,t){const n=selectBlockingParents(this.config.schema,e,t,this.config.noSkipLocked);return this.ensureTransaction(this.db,async e=>{const{rows:t}=await e.executeSql(n.text,n.values);if(t.length===0)return 0;const r=new Map;for(const e of t){const t=r.get(e.name)||[];t.push(e.id);r.set(e.name,t)}const i=decrementDependents(this.config.schema);const a=clearBlocking(this.config.schema);for(const[t,n]of r){await e.executeSql(i,[t,n]);await e.executeSql(a,[t,n])}return t.length})}async expireJobsDistributed(e,t,n){return this.ensureTransaction(this.db,async r=>{const{rows:i}=await r.executeSql(t.text,[]);if(i.length===0)return 0;const a=deleteJobsByIds(this.config.schema,e);await r.executeSql(a.text,[i.map(e=>e.name),i.map(e=>e.id)]);return this.reinsertFailedJobs(r,e,i,n)})}async reinsertFailedJobs(e,t,n,r,i,a=false){const o=insertRetryJob(this.config.schema,t);const s=insertDeadLetterJob(this.config.schema);let c=0;for(const t of n){const n=i?i.get(t.id)??null:r;const l=Number(t.retry_count);const u=Number(t.retry_limit);const d=Number(t.retry_delay);const f=t.retry_delay_max!=null?Number(t.retry_delay_max):null;const p=t.started_on_text??t.started_on;const m=t.singleton_on_text??t.singleton_on;const h=t.created_on_text??t.created_on;const g=t.keep_until_text??t.keep_until;const _=t.start_after_text??t.start_after;const v=t.source_created_on_text??t.source_created_on;const y=toJsonText(t.data);const b=toJsonText(n);const x=toJsonText(t.source_output);const S=toJsonText(t.trace_context);const C=!a&&l<u;let w=false;if(C){let n=_;if(!t.retry_backoff)n=new Date(this.config.clock.now()+d*1e3);else{const e=Math.min(16,l+1);const t=Math.max(d,1)*(Math.pow(2,e)/2+Math.pow(2,e)/2*Math.random());const r=f!=null?Math.min(f,t):t;n=new Date(this.config.clock.now()+r*1e3)}const{rows:r}=await e.executeSql(o,[t.id,t.name,t.priority,y,`retry`,t.retry_limit,t.retry_count,t.retry_delay,t.retry_backoff,t.retry_delay_max,n,p,t.singleton_key,m,t.group_id,t.group_tier,t.expire_seconds,t.deletion_seconds,h,null,g,t.policy,b,t.dead_letter,null,t.heartbeat_seconds,t.blocked,t.blocking,t.pending_dependencies,t.source_name,t.source_id,v,t.source_retry_count,x,t.source_root_id,S]);w=r.length>0}if(!w){await e.executeSql(o,[t.id,t.name,t.priority,y,`failed`,t.retry_limit,t.retry_count,t.retry_delay,t.retry_backoff,t.retry_delay_max,_,p,t.singleton_key,m,t.group_id,t.group_tier,t.expire_seconds,t.deletion_seconds,h,new Date(this.config.clock.now()),g,t.policy,b,t.dead_letter,null,t.heartbeat_seconds,t.blocked,t.blocking,t.pending_dependencies,t.source_name,t.source_id,v,t.source_retry_count,x,t.source_root_id,S]);if(t.dead_letter)await e.executeSql(s,[t.dead_letter,y,b,t.name,t.id,h,t.retry_count,t.singleton_key,t.priority,t.group_id,t.group_tier,t.source_root_id,S])}c++}return c}async deleteJob(e,t,n={}){assertQueueName(e);const r=this.assertDb(n);const{ids:i,attempts:a}=this.mapAttemptArg(t,`deleteJob`);const o=a??this.#W(n,i);return this.#h.settle(`delete`,e,i,async()=>{const{table:t}=await this.getQueueCache(e);const a=deleteJobsById(this.config.schema,t,!!o);const s=await r.executeSql(a,o?[e,i,attemptPairs(i,o)]:[e,i]);await this.#ce(n,e,s,true);const c=this.mapCommandResponse(i,s);this.#U(n,c);return c})}#se(e){const{destination:t,sourceName:n,data:r,createdBefore:i,ids:a}=e;if(t!==void 0)assertQueueName(t);if(n!==void 0)assertQueueName(n);if(r!==void 0)assert(r!==null&&typeof r===`object`&&!Array.isArray(r),`data must be an object`);if(i!==void 0)assert(i instanceof Date&&!Number.isNaN(i.getTime()),`createdBefore must be a valid Date`);if(a!==void 0)assert(Array.isArray(a)&&a.length>0&&a.every(e=>typeof e===`string`),`ids must be a non-empty array of strings`);return[t??null,n??null,r!==void 0?JSON.stringify(r):null,i??null,a??null]}async redrive(e,t={}){assertQueueName(e);const{limit:n=1e3}=t;const r=this.#se(t);assert(Number.isInteger(n)&&n>=1,`limit must be an integer >= 1`);const i=this.assertDb(t);const{table:a}=await this.getQueueCache(e);if(this.config.noMultiMutationCte)return this.ensureTransaction(i,async t=>{const{rows:i}=await t.executeSql(selectRedriveCandidates(this.config.schema,a),[e,...r,n]);if(i.length===0)return 0;const o=i.map(e=>e.id);const s=i.map(e=>e.new_id);const{rows:c}=await t.executeSql(insertRedrivenJobs(this.config.schema,a),[o,r[0],s,e]);const l=new Set(c.map(e=>e.id));const u=o.filter((e,t)=>l.has(s[t]));const d=o.filter((e,t)=>!l.has(s[t]));if(u.length)await t.executeSql(deleteJobsByIds(this.config.schema,a).text,[u.map(()=>e),u]);if(d.length)await t.executeSql(failRedriveConflicts(this.config.schema,a),[d,r[0],e]);return u.length});const o=redriveJobs(this.config.schema,a);const s=await i.executeSql(o,[e,...r,n]);return Number(s.rows[0].moved)}async previewRedrive(e,t={}){assertQueueName(e);const n=assertListLimit(`previewRedrive`,t.limit);const r=this.#se(t);const i=this.assertDb(t);const{table:a}=await this.getQueueCache(e);const o=previewRedrive(this.config.schema,a);const{rows:s}=await i.executeSql(o,[e,...r,n]);const c=new Map;let l=0;for(const e of s)if(e.destination===null)l++;else c.set(e.destination,(c.get(e.destination)??0)+1);const u=[...c].map(([e,t])=>({name:e,count:t}));u.sort((e,t)=>t.count-e.count||e.name.localeCompare(t.name));return{total:s.length,destinations:u,unroutable:l}}async cancel(e,t,n={}){assertQueueName(e);const r=this.assertDb(n);const{ids:i,attempts:a}=this.mapAttemptArg(t,`cancel`);const o=a??this.#W(n,i);return this.#h.settle(`cancel`,e,i,async()=>{const{table:t}=await this.getQueueCache(e);const a=cancelJobs(this.config.schema,t,!!o);const s=await r.executeSql(a,o?[e,i,attemptPairs(i,o)]:[e,i]);const c=this.mapCommandResponse(i,s);this.#U(n,c);return c})}async resume(e,t,n={}){assertQueueName(e);const r=this.assertDb(n);const i=this.mapCompletionIdArg(t,`resume`);const{table:a}=await this.getQueueCache(e);const o=resumeJobs(this.config.schema,a);const s=await r.executeSql(o,[e,i]);await this.#ce(n,e,s,false);return this.mapCommandResponse(i,s)}async#ce(e,t,n,r){const i=Number(n?.rows?.[0]?.retained??0);if(i>0&&!e.db)try{await this.db.executeSql(reduceRetainedCount(this.config.schema),[t,i,r?i:0])}catch(e){this.emit(events$6.error,e)}}async restore(e,t,n={}){assertQueueName(e);const r=this.assertDb(n);const i=this.mapCompletionIdArg(t,`restore`);const{table:a}=await this.getQueueCache(e);const o=restoreJobs(this.config.schema,a);await r.executeSql(o,[e,i])}async retry(e,t,n={}){assertQueueName(e);const r=n.db||this.db;const i=this.mapCompletionIdArg(t,`retry`);const{table:a}=await this.getQueueCache(e);const o=retryJobs(this.config.schema,a);const s=await r.executeSql(o,[e,i]);return this.mapCommandResponse(i,s)}async touch(e,t,n={}){assertQueueName(e);const r=this.assertDb(n);const{ids:i,attempts:a}=this.mapAttemptArg(t,`touch`);const{table:o}=await this.getQueueCache(e);const s=touchJobs(this.config.schema,o,!!a);const c=await r.executeSql(s,a?[e,i,attemptPairs(i,a)]:[e,i]);return this.mapCommandResponse(i,c)}async createQueue(e,t={}){e=e||t.name;assertQueueName(e);const n=t.policy||QUEUE_POLICIES.standard;assert(n in QUEUE_POLICIES,`${n} is not a valid queue policy`);validateQueueArgs(t);if(t.deadLetter){assertQueueName(t.deadLetter);notStrictEqual(e,t.deadLetter,`deadLetter cannot be itself`);await this.getQueueCache(t.deadLetter)}const r=createQueue(this.config.schema,e,{...t,policy:n},this.config.noAdvisoryLocks);await this.db.executeSql(r);await this.#J(e)}async getBlockedKeys(e,t={}){assertQueueName(e);const n=assertListLimit(`getBlockedKeys`,t.limit);const{after:r}=t;assertListAfter(`getBlockedKeys`,r);const{table:i,policy:a}=await this.getQueueCache(e);if(a!==QUEUE_POLICIES.key_strict_fifo)throw new Error(`getBlockedKeys is only available for ${QUEUE_POLICIES.key_strict_fifo} queues`);const o=getBlockedKeys(this.config.schema,i,r!==void 0);const{rows:s}=await this.db.executeSql(o,r!==void 0?[e,r,n]:[e,n]);return s.map(e=>e.singletonKey)}async getQueues(e,t,n){e=Array.isArray(e)?e:typeof e===`string`?[e]:void 0;if(e)for(const t of e)assertQueueName(t);const r=getQueues(this.config.schema,e,t,n);const{rows:i}=await this.db.executeSql(r.text,r.values);if(this.config.backend===`cockroachdb`){for(const e of i)for(const t of NUMERIC_QUEUE_FIELDS)if(e[t]!==void 0&&e[t]!==null)e[t]=Number(e[t])}for(const e of i){e.waitBins=toBins(e.waitBins);e.runBins=toBins(e.runBins)}return i}async updateQueue(e,t={}){assertQueueName(e);assert(Object.keys(t).length>0,`no properties found to update`);if(`policy`in t)throw new Error(`queue policy cannot be changed after creation`);if(`partition`in t)throw new Error(`queue partitioning cannot be changed after creation`);validateQueueArgs(t);const{deadLetter:n}=t;if(n!==null&&n!==void 0){assertQueueName(n);notStrictEqual(e,n,`deadLetter cannot be itself`)}const r=updateQueue(this.config.schema);await this.db.executeSql(r,[e,t]);await this.#J(e)}async getQueue(e){return(await this.getQueues([e]))[0]||null}async deleteQueue(e){assertQueueName(e);let t;try{t=await this.getQueueCache(e)}catch{return}if(!t.partition){const{rows:[n]}=await this.db.executeSql(getDeadLetterReferrer(this.config.schema),[e]);if(n)throw new Error(n.kind===`queue`?`Queue ${e} was not deleted: queue ${n.name} uses it as its dead letter queue`:`Queue ${e} was not deleted: jobs in queue ${n.name} name it as their dead letter queue`);await this.#le(e,n=>deleteAllJobs(this.config.schema,t.table,e,n))}const n=deleteQueue(this.config.schema,e,this.config.noAdvisoryLocks,!this.config.noTablePartitioning);for(let t=1;;t++)try{await this.db.executeSql(n);break}catch(n){if(n?.code!==PG_ERROR.lockNotAvailable)throw n;if(t===DELETE_QUEUE_ATTEMPTS)throw new Error(`Queue ${e} was not deleted: its tables stayed locked through ${t} tries`,{cause:n});await delay(Math.min(25*2**(t-1),DELETE_QUEUE_MAX_DELAY_MS)*(.5+Math.random()/2))}this.#G(e)}async#le(e,t){const n=this.config.__test__walk_batch_size;let r;let i=0;let a=0;try{for(;;){const{rows:e}=await this.db.executeSql(t({after:r,batchSize:n,backend:this.config.backend}));i+=Number(e[0].deleted);a+=Number(e[0].deletedRetained);if(!e[0].walkCursor)return i;r=e[0].walkCursor}}finally{if(i)try{await this.db.executeSql(reduceRetainedCount(this.config.schema),[e,a,i])}catch(e){this.emit(events$6.error,e)}}}async deleteQueuedJobs(e){assertQueueName(e);const{table:t}=await this.getQueueCache(e);return this.#le(e,n=>deleteQueuedJobs(this.config.schema,t,e,n))}async deleteStoredJobs(e){assertQueueName(e);const{table:t}=await this.getQueueCache(e);return this.#le(e,n=>deleteStoredJobs(this.config.schema,t,e,n))}async deleteAllJobs(e){if(!e){const e=truncateTable(this.config.schema,`job`);await this.db.executeSql(e);await this.db.executeSql(zeroQueueStats(this.config.schema));return null}assertQueueName(e);const{table:t,partition:n}=await this.getQueueCache(e);if(n){const n=truncateTable(this.config.schema,t);await this.db.executeSql(n);await this.db.executeSql(zeroQueueStats(this.config.schema,true),[e]);return null}return this.#le(e,n=>deleteAllJobs(this.config.schema,t,e,n))}async getQueueStats(e,t={}){assertQueueName(e);assert(t.percentiles===void 0||Array.isArray(t.percentiles)&&t.percentiles.length>0&&t.percentiles.every(e=>typeof e===`number`&&e>=1&&e<=100),`getQueueStats: percentiles must be a non-empty array of percents from 1 to 100, such as [50, 95]`);const n=t.percentiles&&[...new Set(t.percentiles)];const r=this.config.backend===`cockroachdb`;const toSnapshot=(t,i=false)=>{const a={name:e,deferredCount:0,queuedCount:0,readyCount:0,activeCount:0,failedCount:0,totalCount:0,completedDelta:null,failedDelta:null,createdDelta:null,deltaSeconds:null,deltaOn:null,waitBins:null,runBins:null,readyOldestSeconds:null,capturedOn:t?.capturedOn??new Date(this.config.clock.now())};for(const e of i?[...STATS_COUNT_FIELDS,...STATS_DELTA_FIELDS]:STATS_COUNT_FIELDS){const n=t?.[e];if(n!==void 0&&n!==null)a[e]=r?Number(n):n}if(i&&t?.deltaOn!=null)a.deltaOn=t.deltaOn;if(i){a.waitBins=toBins(t?.waitBins);a.runBins=toBins(t?.runBins);if(t?.readyOldestSeconds!=null)a.readyOldestSeconds=Number(t.readyOldestSeconds)}if(n)a.percentiles=n.map(e=>({p:e,waitSeconds:percentile(a.waitBins,e),runSeconds:percentile(a.runBins,e)}));return a};if(this.config.persistQueueStats){await this.getQueueCache(e);const{from:n=null,to:r=null,limit:i=1e3,bucketSeconds:a,maxDataPoints:o,aggregate:s=`max`}=t;assert(Number.isInteger(i)&&i>=1&&i<=1e5,`getQueueStats: limit must be an integer between 1 and 100000`);if(a!==void 0||o!==void 0){assert(s===`max`||s===`min`||s===`avg`,`getQueueStats: aggregate must be 'max', 'min', or 'avg'`);const t=a!==void 0?`bucket`:`auto`;const c=a??o;assert(Number.isInteger(c)&&c>=1,`getQueueStats: ${t===`bucket`?`bucketSeconds`:`maxDataPoints`} must be a positive integer`);const l=getQueueStatsHistoryBucketed(this.config.schema,s,t);const{rows:u}=await this.db.executeSql(l,[e,n,r,i,c]);return u.map(e=>toSnapshot(e,true))}const c=getQueueStatsHistory(this.config.schema);const{rows:l}=await this.db.executeSql(c,[e,n,r,i]);return l.map(e=>toSnapshot(e,true))}const i=getQueueStatsCache(this.config.schema);const{rows:a}=await this.db.executeSql(i,[e]);const o=a.at(0);if(!o)throw new Error(`Queue ${e} does not exist`);const s=(t.force?QUEUE_STATS_FORCE_TTL_SECONDS:Math.max(QUEUE_STATS_CACHE_TTL_SECONDS,this.config.monitorIntervalSeconds??0,this.config.superviseIntervalSeconds??0))*1e3;const c=o.cacheAgeMs==null?Infinity:Number(o.cacheAgeMs);if(o.monitorBackoff===true&&o.capturedOn!=null)return[toSnapshot(o)];if(c<=s)return[toSnapshot(o)];const l=refreshQueueStats(this.config.schema,o.table,e,{noAdvisoryLocks:this.config.noAdvisoryLocks,firstCapture:o.capturedOn==null});const{rows:u}=await this.db.executeSql(l);return[toSnapshot(u.at(0)??o)]}async getJobById(e,t,n={}){assertQueueName(e);const r=this.assertDb(n);const{table:i}=await this.getQueueCache(e);const a=getJobById(this.config.schema,i);const o=await r.executeSql(a,[e,t]);if(o?.rows?.length===1)return this.#ue(o.rows)[0];else return null}async findJobs(e,t={}){assertQueueName(e);const{id:n,key:r,data:i,queued:a=false,after:o}=t;const s=assertListLimit(`findJobs`,t.limit);assertListAfter(`findJobs`,o,true);const c=this.assertDb(t);const{table:l}=await this.getQueueCache(e);const u=findJobs(this.config.schema,l,{byId:n!==void 0,byKey:r!==void 0,byData:i!==void 0,queued:a,after:o!==void 0});const d=[e];if(n!==void 0)d.push(n);if(r!==void 0)d.push(r);if(i!==void 0)d.push(JSON.stringify(i));if(o!==void 0){const{rows:[t]}=await c.executeSql(findJobsAnchor(this.config.schema,l),[e,o]);assert(t,`findJobs: after names a row that no longer exists`);d.push(t.createdOn,o)}d.push(s);const f=await c.executeSql(u,d);return this.#ue(f?.rows||[])}#ue(e){if(this.config.backend!==`cockroachdb`)return e;for(const t of e)for(const e of NUMERIC_METADATA_FIELDS)if(t[e]!==void 0&&t[e]!==null)t[e]=Number(t[e]);return e}async getDependencies(e,t,n={}){assertQueueName(e);const r=assertListLimit(`getDependencies`,n.limit);const{after:i}=n;assertListAfterRow(`getDependencies`,i,[`name`,`id`],`id`);const a=this.assertDb(n);const o=getDependencies(this.config.schema,i!==void 0);const{rows:s}=await a.executeSql(o,i?[e,t,i.name,i.id,r]:[e,t,r]);return s.map(e=>({name:e.parentName,id:e.parentId}))}async getDependents(e,t,n={}){assertQueueName(e);const r=assertListLimit(`getDependents`,n.limit);const{after:i}=n;assertListAfterRow(`getDependents`,i,[`name`,`id`],`id`);const a=this.assertDb(n);const o=getDependents(this.config.schema,i!==void 0);const{rows:s}=await a.executeSql(o,i?[e,t,i.name,i.id,r]:[e,t,r]);return s.map(e=>({name:e.childName,id:e.childId}))}assertDb(e){if(e.db)return e.db;if(this.db._pgbdb)assert(this.db.opened,`Database not opened. Call start() before using pg-boss, or again after stop().`);return this.db}};
// node_modules/pg-boss/dist/boss.js
const events$5={error:`error`,warning:`warning`};
const WARNINGS={SLOW_QUERY:{seconds:30,message:`Warning: slow query. Your queues and/or database server should be reviewed`},LARGE_QUEUE:{size:1e4,message:`Warning: large queue backlog`},XMIN_HORIZON:{message:`Warning: the database transaction horizon is pinned, so completed jobs cannot be cleaned up`},AUTOVACUUM_DISABLED:{message:`Warning: autovacuum is disabled, so nothing is reclaiming completed jobs`},MONITOR_BACKOFF:{message:`Warning: queue monitoring spent long enough scanning the job table to risk holding back autovacuum, so the next stats refresh is deferred`}};
const WARNING_TYPES={SLOW_QUERY:`slow_query`,QUEUE_BACKLOG:`queue_backlog`,INDEX_BLOAT:`index_bloat`,XMIN_HORIZON:`xmin_horizon`,AUTOVACUUM_DISABLED:`autovacuum_disabled`,MONITOR_BACKOFF:`monitor_backoff`};
const XMIN_HOLDERS={backends:`a backend holding an open transaction`,slots:`a replication slot`,slotsCatalog:`a replication slot (catalog xmin)`,standbys:`a standby with hot_standby_feedback enabled`,prepared:`a prepared transaction`};
function isPgBossName(e){return e===`pgboss`||!!e?.startsWith(`pgboss:`)}
function isPgBossHolder(e,t){if(!e)return false;if(e===t)return true;return isPgBossName(e)&&isPgBossName(t)}
function describeXminHolder(e,t){const n=e===`backends`?t.backendHolder:null;if(!n)return XMIN_HOLDERS[e];const r=n.applicationName||null;const i=[r&&`application_name '${r}'`,n.userName&&`role ${n.userName}`,`pid ${n.pid}`].filter(Boolean).join(`, `);const a=n.xactSeconds===null||n.xactSeconds===void 0?`for an unreadable length of time`:`for ${n.xactSeconds}s`;return`${!r?`a backend with no application_name`:r===t.selfApplicationName?`this application's own connection`:isPgBossHolder(r,t.selfApplicationName)?`another pg-boss instance's connection`:`another application`} (${i}) has held a transaction open ${a}`}
const IN_TRANSACTION_ERROR=`25001`;
var Boss=class extends EventEmitter$1{#e;#t;#n;#r;#i;#a;#o;#s;#c;#l=null;#u=new Set;#d=0;#f=false;#p=false;#m=new Map;#h=null;#g=0;events=events$5;constructor(e,t,n){super();this.#i=e;this.#a=n;this.#o=t;this.#e=true;this.#t=false;this.#s=n.warningSlowQuerySeconds||WARNINGS.SLOW_QUERY.seconds;this.#c=n.warningQueueSize||WARNINGS.LARGE_QUEUE.size}get maintaining(){return!!this.#n}async start(){if(this.#e){this.#t=false;if(this.#a.supervise){this.#r=new ClaimTimer(this.#a.clock,this.#a.superviseIntervalSeconds,()=>this.#y());this.#r.start()}this.#e=false}}async stop(){if(!this.#e){this.#t=true;if(this.#r)this.#r.stop();this.#e=true;while(this.#n)await delay(10)}}get#_(){return{emitter:this,db:this.#i,schema:this.#a.schema,persistWarnings:this.#a.persistWarnings,warningEvent:events$5.warning,errorEvent:events$5.error}}async#v(e){if(typeof e===`string`)e={text:e,values:[]};const t=Date.now();const n=unwrapSQLResult(await this.#i.executeSql(e.text,e.values));const r=(Date.now()-t)/1e3;if(r>this.#s||this.#a.__test__warn_slow_query)await emitAndPersistWarning(this.#_,WARNING_TYPES.SLOW_QUERY,WARNINGS.SLOW_QUERY.message,{elapsed:r,sql:e.text,values:e.values});return n}async#y(){if(this.#e||this.#n)return;this.#n=true;try{if(this.#a.__test__throw_maint)throw new Error(this.#a.__test__throw_maint);if(this.#a.__test__delay_maint_ms)await delay(this.#a.__test__delay_maint_ms);const e=await this.#o.getQueues();!this.#e&&await this.#w(e,void 0,()=>this.#r?.anchor())}catch(e){this.emit(events$5.error,e)}finally{this.#n=false}}async#b(){if(!this.#a.persistWarnings||!this.#a.warningRetentionDays)return;const e=deleteOldWarnings(this.#a.schema,this.#a.warningRetentionDays);await this.#v(e)}async#x(){try{await this.#v(deleteOldInstances(this.#a.schema,7));await this.#v(trimDeadInstances(this.#a.schema,INSTANCE_DEAD_KEPT))}catch(e){this.emit(events$5.error,e)}}async#S(){const e=ensureQueueStatsPartitions(this.#a.schema);await this.#v(e)}async#C(){if(!this.#a.persistQueueStats||!this.#a.queueStatRetentionDays)return;const{schema:e,queueStatRetentionDays:t}=this.#a;if(this.#a.noTablePartitioning){const n=this.#a.__test__walk_batch_size;await this.#A(r=>deleteOldQueueStats(e,t,{after:r,batchSize:n}))}else await this.#v(dropOldQueueStatsPartitions(e,t))}async supervise(e,t){while(this.#n)await delay(10);if(this.#t)return;this.#n=true;try{await this.#w(e,t)}finally{this.#n=false}}async#w(e,t,n){let r;if(Array.isArray(e))r=e;else r=await this.#o.getQueues(e);if(this.#a.persistQueueStats&&!this.#a.noTablePartitioning&&!this.#t)await this.#S();const i=r.reduce((e,t)=>{const{table:n}=t;e[n]=e[n]||{table:n,queues:[]};e[n].queues.push(t);return e},{});for(const e of Object.values(i)){if(this.#t)return;const{table:t,queues:n}=e;const r=n.map(e=>e.name);while(r.length){if(this.#t)return;const e=r.splice(0,100);await this.#T(t,e);await this.#O(t,e)}}n?.();if(this.#t)return;await this.#j();await this.#M();await this.#b();await this.#C();await this.#x();await this.#B(Object.keys(i),t)}async#T(e,t){if(this.#t)return;const n=trySetQueueMonitorTime(this.#a.schema,t,this.#a.monitorIntervalSeconds,queueClaimSkipLocked(this.#a.backend,this.#a.noSkipLocked));const{rows:r}=await this.#v(n);if(this.#t)return;if(r.length){const t=r.map(e=>e.name);if(r[0].refreshStats!==false){const n=Math.max(this.#a.monitorIntervalSeconds,this.#a.superviseIntervalSeconds);const r=cacheQueueStats(this.#a.schema,e,t,this.#a.noAdvisoryLocks,this.#a.persistQueueStats,{resetMax:deltaResetMax(n)});const i=Date.now();const{rows:a}=await this.#v(r);const o=a.reduce((e,t)=>Math.max(e,Number(t.pinSeconds)||0),0);if(a.length)this.#g+=o||(Date.now()-i)/1e3;if(this.#a.persistQueueStats&&a.length){const t=a.map(e=>e.name);const n=insertQueueStats(this.#a.schema,t,this.#a.noAdvisoryLocks);await this.#v(n);const r=a.filter(e=>e.trueUp).map(e=>e.name);if(r.length&&!this.#t){const t=Date.now();const n=trueUpQueueStats(this.#a.schema,e,r,this.#a.noAdvisoryLocks);const{rows:[i]}=await this.#v(n);if(i)this.#g+=Number(i.pinSeconds)||(Date.now()-t)/1e3}}if(this.#t)return;const s=a.map(e=>({row:e,threshold:Number(e.warningQueueSize)||this.#c})).filter(({row:e,threshold:t})=>Number(e.queuedCount)>t);for(const{row:e,threshold:t}of s)await emitAndPersistWarning(this.#_,WARNING_TYPES.QUEUE_BACKLOG,`${WARNINGS.LARGE_QUEUE.message}: queue "${e.name}" has ${Number(e.queuedCount)} jobs in the created or retry state, over its warning threshold of ${t}. Your queue should be reviewed`,e)}if(this.#t)return;const n=this.#a.__test__expiry_batch_size??1e3;await this.#E(n,()=>this.#a.noMultiMutationCte?this.#o.failJobsByTimeoutDistributed(e,t,n):this.#D(failJobsByTimeout(this.#a.schema,e,t,this.#a.noAdvisoryLocks,n)));if(this.#t)return;await this.#E(n,()=>this.#a.noMultiMutationCte?this.#o.failJobsByHeartbeatDistributed(e,t,n):this.#D(failJobsByHeartbeat(this.#a.schema,e,t,this.#a.noAdvisoryLocks,n)))}}async#E(e,t){while(!this.#t)if(await t()<e)return}async#D(e){const{rows:t}=await this.#v(e);return Number(t.find(e=>e.expiryPicked!==void 0)?.expiryPicked??0)}async#O(e,t){if(this.#t)return;const n=queueClaimSkipLocked(this.#a.backend,this.#a.noSkipLocked);const r=trySetQueueDeletionTime(this.#a.schema,t,this.#a.maintenanceIntervalSeconds,n);const{rows:i}=await this.#v(r);const a=i.map(e=>e.name);const o=i[0]?.claimedOn;let s=0;try{while(s<a.length&&await this.#k(e,a[s]))s++}finally{if(s<a.length)try{await this.#v(releaseQueueDeletionTime(this.#a.schema,a.slice(s),o,n))}catch(e){this.emit(events$5.error,e)}}}async#k(e,t){if(this.#t)return false;const{schema:n,noAdvisoryLocks:r,backend:i}=this.#a;const a=this.#a.__test__walk_batch_size;const{rows:[{time:o}]}=await this.#v(getTime(n));const s=Number(o)-1e4;const c={retained:0,deleted:0,deletedRetained:0};let l=false;try{l=await this.#A(o=>deletion(n,e,t,{after:o,batchSize:a,backend:i,noAdvisoryLocks:r,retainedBefore:s}),c)}finally{if(!l&&c.deleted)try{await this.#v({text:reduceRetainedCount(n),values:[t,c.deletedRetained,c.deleted]})}catch(e){this.emit(events$5.error,e)}}if(l)await this.#v({text:setRetainedCount(n,e),values:[t,c.retained,s]});const u=await this.#A(o=>cleanupDependencies(n,e,t,`child`,{after:o,batchSize:a,backend:i,noAdvisoryLocks:r}));const d=await this.#A(o=>cleanupDependencies(n,e,t,`parent`,{after:o,batchSize:a,backend:i,noAdvisoryLocks:r}));return l&&u&&d}async#A(e,t){let n;while(!this.#t){const{rows:r}=await this.#v(e(n));const i=r.find(e=>e.walkCursor!==void 0);assert(i,`maintenance batch returned no result row: a custom db must return the rows of every statement in a multi-statement query`);if(t){t.retained+=Number(i.retained??0);t.deleted+=Number(i.deleted??0);t.deletedRetained+=Number(i.deletedRetained??0)}if(!i.walkCursor)return true;n=i.walkCursor}return false}async#j(){const e=this.#a.__test__monitor_stats_seconds??this.#g;this.#g=0;if(!e)return;if(this.#a.monitorVacuum===false||this.#a.noMonitorVacuum)return;const{rows:t}=await this.#v(setMonitorBackoff(this.#a.schema,e));const n=t.at(0);if(!n)return;await emitAndPersistWarning(this.#_,WARNING_TYPES.MONITOR_BACKOFF,`${WARNINGS.MONITOR_BACKOFF.message}: ${e.toFixed(1)}s of aggregate against an autovacuum_naptime of ${Number(n.naptimeSeconds)}s. Shrink the job table (retention, deleteAfterSeconds) or partition its busiest queues.`,{elapsedSeconds:e,naptimeSeconds:Number(n.naptimeSeconds),backoffSeconds:Number(n.backoffSeconds),backoffUntil:n.backoffUntil})}async#M(){if(this.#t)return;if(this.#a.monitorVacuum===false||this.#a.noMonitorVacuum)return;const{rows:e}=await this.#v(getJobTableGarbage(this.#a.schema));if(this.#t)return;const t=[];const n=[];let r=false;let i=false;const a=new Set(e.map(e=>e.name));for(const e of this.#m.keys())if(!a.has(e))this.#m.delete(e);for(const a of e){const e=a.name;const o=Number(a.liveTuples);const s=Number(a.deadTuples);const c=Number(a.threshold)+Number(a.scaleFactor)*o;const l=a.autovacuumEnabled===false;const u=a.lastVacuum==null?0:Number(a.lastVacuum);if(s<=c){this.#m.delete(e);continue}if(l)i=true;else r=true;const d=this.#m.get(e);this.#m.set(e,{deadTuples:s,lastVacuum:u});if(!d)continue;const f={name:e,liveTuples:o,deadTuples:s,budget:c,vacuumAgeSeconds:a.vacuumAgeSeconds===null?null:Number(a.vacuumAgeSeconds),lastVacuum:u};if(l){if(u===d.lastVacuum&&s>d.deadTuples)n.push(f)}else if(u>d.lastVacuum&&s>=d.deadTuples)t.push(f)}if(!r)this.#f=false;if(!i)this.#p=false;await this.#N(n);await this.#P(t)}async#N(e){if(!e.length||this.#p||this.#t)return;this.#p=true;const t=e.reduce((e,t)=>t.deadTuples>e.deadTuples?t:e);const n=t.vacuumAgeSeconds===null?`has never been vacuumed`:`was last vacuumed ${t.vacuumAgeSeconds}s ago`;await emitAndPersistWarning(this.#_,WARNING_TYPES.AUTOVACUUM_DISABLED,`${WARNINGS.AUTOVACUUM_DISABLED.message}: ${t.name} has autovacuum_enabled = false, holds ${t.deadTuples} dead rows and is still growing, and ${n} (Postgres would vacuum this table at ${Math.round(t.budget)})`,{table:t.name,tables:e.map(e=>e.name),liveTuples:t.liveTuples,deadTuples:t.deadTuples,budget:Math.round(t.budget),vacuumAgeSeconds:t.vacuumAgeSeconds})}async#P(e){if(!e.length||this.#f||this.#t)return;const t=new Date(Math.max(...e.map(e=>e.lastVacuum)));const n=await this.#I(t);if(!n||this.#t)return;const r=this.#F(n.row);if(!r)return;this.#f=true;const i=e.reduce((e,t)=>t.deadTuples>e.deadTuples?t:e);const a=Number(n.row.oldestTransactionSeconds);const o=r.source===`backends`?n.row.backendHolder??null:null;const s=Number(n.row.opaqueBackends)||0;const c=s&&!o?` ${s} backend(s) could not be inspected by this role; GRANT pg_read_all_stats to name them.`:``;await emitAndPersistWarning(this.#_,WARNING_TYPES.XMIN_HORIZON,`${WARNINGS.XMIN_HORIZON.message}: ${describeXminHolder(r.source,n.row)}, holding it ${r.age} transactions back. ${i.name} has ${i.deadTuples} dead rows that a vacuum ${i.vacuumAgeSeconds}s ago could not reclaim (Postgres vacuums this table at ${Math.round(i.budget)}).${c}`,{source:r.source,holder:describeXminHolder(r.source,n.row),holderClass:XMIN_HOLDERS[r.source],holderPid:o?.pid??null,holderApplicationName:o?.applicationName??null,holderUserName:o?.userName??null,holderState:o?.state??null,holderTransactionSeconds:o?.xactSeconds??null,self:o?isPgBossHolder(o.applicationName||null,n.row.selfApplicationName):null,opaqueBackends:s,transactions:r.age,table:i.name,liveTuples:i.liveTuples,deadTuples:i.deadTuples,budget:Math.round(i.budget),vacuumAgeSeconds:i.vacuumAgeSeconds,tables:e.map(e=>e.name),oldestTransactionSeconds:Number.isFinite(a)?a:null,unreadableSources:n.unreadable})}#F(e){let t=null;for(const n of Object.keys(XMIN_HOLDERS)){const r=e[n];const i=r===void 0||r===null?NaN:Number(r);if(Number.isFinite(i)&&(!t||i>t.age))t={source:n,age:i}}return t}async#I(e){const t=this.#h??XMIN_HORIZON_QUERY_SOURCES;if(!t.length)return null;try{const{rows:n}=await this.#v(getXminHorizon(e,t));const r=XMIN_HORIZON_QUERY_SOURCES.filter(e=>!t.includes(e));return{row:n[0]??{},unreadable:r}}catch(n){const r=await this.#L(t,e);this.#h=r;if(!r.length)await emitAndPersistWarning(this.#_,WARNING_TYPES.XMIN_HORIZON,`Unable to read the transaction horizon; the xmin_horizon check is disabled for this instance.`,{type:WARNING_TYPES.XMIN_HORIZON,instance:this.#o.instanceId,error:n?.message});return null}}async#L(e,t){const n=[];for(const r of e)try{await this.#v(getXminHorizon(t,[r]));n.push(r)}catch{}return n}async#R(e){return unwrapSQLResult(await this.#i.executeSql(e))}#z(e){const t=e&&`reindex`in e?e.reindex:this.#a.reindex;if(t===false)return null;if(t===true||t===void 0)return{};return t}async#B(e,t){if(this.#t)return;if(this.#a.noReindex)return;const n=this.#z(t);const r=!!n?.force;const i=n!==null&&!this.#l;if(!r){if(i){const e=trySetReindexTime(this.#a.schema,this.#a.reindexIntervalSeconds);const{rows:t}=await this.#v(e);if(!t.length)return}else{if(this.#a.clock.now()<this.#d)return;this.#d=this.#a.clock.now()+this.#a.reindexIntervalSeconds*1e3}}if(this.#t)return;const a=e.length?e:void 0;const o=getBloatedIndexes(this.#a.schema,a,n??void 0);const{rows:s}=await this.#v(o);let c=[];if(i){const e=n.maxIndexBytes??REINDEX_DEFAULTS.maxIndexBytes;c=(r?(await this.#v(getJobIndexes(this.#a.schema,a))).rows:s).filter(t=>t.owned&&Number(t.bytes)<=e);if(c.length)await this.#V(a)}const l=new Set;const u=new Map;for(const e of c){if(this.#t)return;try{await this.#R(reindexIndex(this.#a.schema,e.name));l.add(e.name)}catch(t){if(t?.code===IN_TRANSACTION_ERROR){this.#l=t.message;u.set(e.name,this.#l);break}u.set(e.name,t.message)}}await this.#H(s,l,u,i)}async#V(e){try{const{rows:t}=await this.#v(getReindexLeftovers(this.#a.schema,e,this.#a.noIndexProgressView));for(const e of t){if(this.#t)return;await this.#R(dropIndexConcurrently(this.#a.schema,e.name))}}catch(e){this.emit(events$5.error,e)}}async#H(e,t,n,r){const i=new Set;for(const a of e){if(t.has(a.name))continue;i.add(a.name);if(this.#u.has(a.name))continue;const e=n.get(a.name)??(!a.owned?`the connected role does not own the index`:this.#l??(!r?`automatic reindexing is disabled`:`the index is larger than maxIndexBytes`));await emitAndPersistWarning(this.#_,WARNING_TYPES.INDEX_BLOAT,`Warning: index "${a.name}" is bloated (${Math.round(Number(a.bytes)/1024/1024)} MB across ${a.pages} pages for ~${a.entries} live entries) and was not rebuilt: ${e}. See getReindexCommands()`,a)}this.#u=i}async getReindexCommands(e){if(this.#a.noReindex)return[];const t=this.#a.schema;const n=e?.force?getJobIndexes(t):getBloatedIndexes(t,void 0,e);const{rows:r}=await this.#v(n);const i=e?.maxIndexBytes===void 0?r:r.filter(t=>Number(t.bytes)<=e.maxIndexBytes);if(!i.length)return[];const{rows:a}=await this.#v(getReindexLeftovers(t,void 0,this.#a.noIndexProgressView,true));return buildReindexCommands(t,i,a)}};
// node_modules/pg-boss/dist/bam.js
const events$4={error:`error`,bam:`bam`};
const CANCEL_RETRY_MS=1e3;
var Bam=class extends EventEmitter$1{#e;#t;#n;#r;#i;#a;events=events$4;constructor(e,t){super();this.#i=e;this.#a=t;this.#e=true;this.#t=false}get working(){return this.#t}async start(){if(!this.#e)return;this.#e=false;this.#n=new ClaimTimer(this.#a.clock,this.#a.bamIntervalSeconds,()=>this.#l());setImmediate(()=>this.#l());this.#n.start()}async stop(e){if(this.#e)return;this.#e=true;this.#n.stop();this.#n=void 0;let t=false;e?.then(()=>{t=true});let n=0;while(this.#t){const e=this.#r;if(t&&e){e.stopped=true;if(!e.ended&&e.ending!==`wait`&&Date.now()-n>=CANCEL_RETRY_MS){n=Date.now();await this.#o(e)}}await delay(10)}}async#o(e){if(e.ending===`abandon`||e.ending===`drop`){e.abort.abort();e.ended=true;return}e.abort.abort();try{const{rows:t}=await this.#i.executeSql(cancelBamCommand(e.id));if(t.some(e=>e.cancelled))e.ended=true}catch(t){e.ending=`wait`;this.emit(events$4.error,t)}}async#s(e,t){if(e.stopped)this.#c(e);const n=this.#a.backend===`cockroachdb`;if(!(this.#i instanceof Db))e.ending=n?`wait`:`cancel`;else if(n)e.ending=`drop`;else e.ending=!this.#a.noIndexProgressView&&isConcurrentIndexCommand(t)?`abandon`:`cancel`;const r=n?t:`${bamCommandTag(e.id)}\n${t}`;try{const t=!(this.#i instanceof Db)?await this.#i.executeSql(r):await this.#i.executeSql(r,void 0,e.ending===`cancel`?{retire:e.abort.signal}:{signal:e.abort.signal});e.ending=`wait`;return t}catch(t){if(e.abort.signal.aborted&&t===e.abort.signal.reason)this.#c(e);throw t}}#c(e){e.ending=`wait`;e.ended=true;throw new Error(`stop() ended the command before it ran`)}async#l(){if(this.#e||this.#t||!this.#a.migrate)return;this.#t=true;try{if(this.#a.__test__throw_bam)throw new Error(this.#a.__test__throw_bam);if(this.#a.__test__delay_bam_ms)await delay(this.#a.__test__delay_bam_ms);const e=trySetBamTime(this.#a.schema,this.#a.bamIntervalSeconds);const{rows:t}=await this.#i.executeSql(e);this.#n?.anchor();if(t.length===1)await this.#u()}catch(e){this.emit(events$4.error,e)}finally{this.#t=false}}async#u(){let e=false;while(!this.#e&&await this.#d(e))e=true}async#d(e){const t=await this.#f(e);if(!t)return false;if(this.#a.__test__delay_bam_claim_ms)await delay(this.#a.__test__delay_bam_claim_ms);if(this.#e){try{await this.#p(t)}catch(e){this.emit(events$4.error,e)}return false}const n={id:t.id,stopped:false,ended:false,ending:`wait`,abort:new AbortController};this.#r=n;this.emit(events$4.bam,{id:t.id,name:t.name,status:`in_progress`,queue:t.queue,table:t.table});let r=false;try{let e=false;const i=bamHealProbe(this.#a.schema,t.command);if(t.reattempt){if(i){const{rows:r}=await this.#i.executeSql(i);if(r[0]?.invalid){if(!this.#a.noIndexProgressView)await this.#s(n,bamHealDrop(this.#a.schema,t.command))}else if(r[0])e=true}}if(!e){await this.#s(n,t.command);if(i){const{rows:e}=await this.#i.executeSql(i);if(!e[0]||e[0].invalid&&!this.#a.noIndexProgressView){r=!e[0]&&this.#a.backend===`cockroachdb`;const n=bamCommandIndexName(t.command);throw new Error(e[0]?`index ${n} is invalid after the build`:`index ${n} does not exist after the build. An earlier build of it may still be running.`)}}}await this.#m(t.id);this.emit(events$4.bam,{id:t.id,name:t.name,status:`completed`,queue:t.queue,table:t.table})}catch(e){if(n.ended&&n.ending===`abandon`)return true;try{await this.#h(t.id,e)}catch(e){this.emit(events$4.error,e)}if(!n.ended&&!r)this.emit(events$4.error,e);this.emit(events$4.bam,{id:t.id,name:t.name,status:`failed`,queue:t.queue,table:t.table,error:String(e)})}finally{this.#r=void 0}return true}async#f(e){const t=claimBamCommand(this.#a.schema,{useLiveness:!this.#a.noIndexProgressView,pendingOnly:e,noAdvisoryLocks:this.#a.noAdvisoryLocks});const{rows:n}=unwrapSQLResult(await this.#i.executeSql(t));assert(this.#a.noAdvisoryLocks||n.some(e=>e&&`pg_advisory_xact_lock`in e),`bam claim returned no lock row: a custom db must return the rows of every statement in a multi-statement query`);return n.find(e=>e?.claimedStartedOn!==void 0)??null}async#p(e){const t=releaseBamCommand(this.#a.schema,e.id,e.priorStatus,e.priorStartedOn??null,e.claimedStartedOn);await this.#i.executeSql(t)}async#m(e){const t=setBamCompleted(this.#a.schema,e);await this.#i.executeSql(t)}async#h(e,t){const n=setBamFailed(this.#a.schema,e,String(t));await this.#i.executeSql(n)}};
// node_modules/pg-boss/dist/navigator.js
const events$3={error:`error`,flow:`flow`};
const MAX_BATCHES_PER_PASS=100;
var Navigator=class extends EventEmitter$1{#e;#t;#n;#r;#i;#a;#o;events=events$3;constructor(e,t,n){super();this.#i=e;this.#a=t;this.#o=n;this.#e=true;this.#t=false;this.#n=false}get working(){return this.#n}async start(){if(!this.#e)return;this.#e=false;this.#t=false;if(!this.#o.supervise)return;this.#r=new ClaimTimer(this.#o.clock,this.#o.flowIntervalSeconds,()=>this.#s());setImmediate(()=>this.#s());this.#r.start()}async stop(){if(this.#e)return;this.#t=true;this.#e=true;if(this.#r){this.#r.stop();this.#r=void 0}while(this.#n)await delay(10)}async#s(){if(this.#e||this.#n)return;this.#n=true;try{if(this.#o.__test__throw_flow)throw new Error(this.#o.__test__throw_flow);if(this.#o.__test__delay_flow_ms)await delay(this.#o.__test__delay_flow_ms);const e=trySetFlowTime(this.#o.schema,this.#o.flowIntervalSeconds);const{rows:t}=await this.#i.executeSql(e);this.#r?.anchor();if(t.length===1)await this.#c()}catch(e){this.emit(events$3.error,e)}finally{this.#n=false}}async resolveNow(){while(this.#n)await delay(10);if(this.#t)return;this.#n=true;try{await this.#c()}finally{this.#n=false}}async#c(){const e=(await this.#a.getQueues()).reduce((e,t)=>{e[t.table]=e[t.table]||{table:t.table,names:[]};e[t.table].names.push(t.name);return e},{});for(const t of Object.values(e)){if(this.#t)return;const{table:e}=t;const n=[...t.names];while(n.length){if(this.#t)return;const t=n.splice(0,100);let r=0;let i=0;do{if(this.#t)return;i=this.#o.noMultiMutationCte?await this.#a.resolveFlowJobsDistributed(e,t):await this.#l(e,t);if(i>0)this.emit(events$3.flow,{table:e,resolved:i})}while(i>=1e3&&++r<MAX_BATCHES_PER_PASS&&!this.#t)}}}async#l(e,t){const n=resolveFlowJobs(this.#o.schema,e,t);const{rows:r}=await this.#i.executeSql(n.text,n.values);return Number(r[0]?.resolved??0)}};
// node_modules/pg-boss/dist/notifier.js
const events$2={error:`error`,warning:`warning`};
const WARNING_TYPE=`listen_notify_unavailable`;
var Notifier=class extends EventEmitter$1{events=events$2;#e;#t;#n;#r=null;#i=true;constructor(e,t,n){super();this.#e=e;this.#t=t;this.#n=n}get available(){return this.#r!==null}async start(){if(!this.#i)return;this.#i=false;if(this.#n.noListenNotify){this.emit(events$2.warning,{message:`useListenNotify is not supported on the ${this.#n.backend} backend. Continuing with polling only.`,data:{type:WARNING_TYPE,backend:this.#n.backend}});return}if(typeof this.#e.listen!==`function`){this.emit(events$2.warning,{message:`useListenNotify is enabled but the database connection does not support LISTEN/NOTIFY. Continuing with polling only.`,data:{type:WARNING_TYPE}});return}try{const{rows:e}=await this.#e.executeSql(`SELECT ${notifyChannelSql(this.#n.schema)} AS channel`);const t=e[0].channel;this.#r=await this.#e.listen(t,e=>this.#t.notifyQueue(e),()=>this.#t.forceFetchLnWorkers())}catch(e){await emitAndPersistWarning({emitter:this,db:this.#e,schema:this.#n.schema,persistWarnings:this.#n.persistWarnings,warningEvent:events$2.warning,errorEvent:events$2.error},WARNING_TYPE,`Failed to start LISTEN/NOTIFY listener. Continuing with polling only.`,{type:WARNING_TYPE,instance:this.#t.instanceId,error:e?.message})}}async stop(){if(this.#i)return;this.#i=true;if(this.#r){try{await this.#r.close()}catch(e){this.emit(events$2.error,e)}this.#r=null}}};
// node_modules/pg-boss/dist/nurse.js
const LOOP_RESOLUTION_MS=20;
const V1_UNLIMITED=2**60;
const unescape=e=>e.replace(/\\([0-7]{3})/g,(e,t)=>String.fromCharCode(parseInt(t,8)));
function parseMountInfo(e){const t=[];for(const n of e.split(`
`)){const e=n.indexOf(` - `);if(e<0)continue;const r=n.slice(0,e).split(` `);const i=n.slice(e+3).split(` `);if(r.length<5||i.length<3)continue;t.push({root:unescape(r[3]),mountPoint:unescape(r[4]),fsType:i[0],superOptions:i[2].split(`,`)})}return t}
function hierarchy(e,t,n){let r=n;if(t.root!==`/`)r=n===t.root||n.startsWith(t.root+`/`)?n.slice(t.root.length):``;const i=e+t.mountPoint;const a=r.split(`/`).filter(Boolean);const o=[];for(let e=a.length;e>=0;e--)o.push([i,...a.slice(0,e)].join(`/`));return{dirs:o}}
async function findCgroup(e=``){let t;try{t=await readFile(e+`/proc/self/cgroup`,`utf8`)}catch{return null}const n=t.split(`
`).filter(Boolean).map(e=>{const[t,n,...r]=e.split(`:`);return{id:t,controllers:n?n.split(`,`):[],path:r.join(`:`)}});let r;try{r=parseMountInfo(await readFile(e+`/proc/self/mountinfo`,`utf8`))}catch{r=n.map(e=>e.controllers.length?{root:`/`,mountPoint:`/sys/fs/cgroup/`+e.controllers.join(`,`),fsType:`cgroup`,superOptions:e.controllers}:{root:`/`,mountPoint:`/sys/fs/cgroup`,fsType:`cgroup2`,superOptions:[]})}const v1=t=>{const i=n.find(e=>e.controllers.includes(t));const a=r.find(e=>e.fsType===`cgroup`&&e.superOptions.includes(t));return i&&a?hierarchy(e,a,i.path):null};const i=v1(`cpu`);const a=v1(`memory`);if(i||a)return{version:1,cpu:i,memory:a};const o=n.find(e=>e.id===`0`&&e.controllers.length===0);const s=r.find(e=>e.fsType===`cgroup2`);if(o&&s){const t=hierarchy(e,s,o.path);return{version:2,cpu:t,memory:t}}return null}
async function read(e){try{return(await readFile(e,`utf8`)).trim()}catch{return null}}
function statField(e,t){if(!e)return null;const n=new RegExp(`^${t} (\\d+)$`,`m`).exec(e);return n?Number(n[1]):null}
async function cpuQuota(e){if(!e.cpu)return null;let t=null;for(const n of e.cpu.dirs){let r=null;if(e.version===2){const[e,t]=(await read(n+`/cpu.max`))?.split(` `)??[];if(e&&e!==`max`&&Number(t)>0)r=Number(e)/Number(t)}else{const e=Number(await read(n+`/cpu.cfs_quota_us`));const t=Number(await read(n+`/cpu.cfs_period_us`));if(e>0&&t>0)r=e/t}if(r!==null&&r>0&&(!t||r<t.value))t={value:r,dir:n}}return t}
async function memoryLimit(e){if(!e.memory)return null;let t=null;for(const n of e.memory.dirs){const r=await read(n+(e.version===2?`/memory.max`:`/memory.limit_in_bytes`));if(!r||r===`max`)continue;const i=Number(r);if(!(i>0)||i>=V1_UNLIMITED)continue;if(!t||i<t.value)t={value:i,dir:n}}return t}
async function workingSet(e,t){const n=Number(await read(t+(e.version===2?`/memory.current`:`/memory.usage_in_bytes`))??NaN);if(!(n>=0))return null;const r=statField(await read(t+`/memory.stat`),e.version===2?`inactive_file`:`total_inactive_file`)??0;return Math.max(0,n-r)}
function countCpuList(e){let t=0;for(const n of e.split(`,`)){const e=/^(\d+)(?:-(\d+))?$/.exec(n.trim());if(!e)return null;t+=e[2]===void 0?1:Number(e[2])-Number(e[1])+1}return t>0?t:null}
async function allowedCpus(e){const t=await read(e+`/proc/self/status`);const n=t&&/^Cpus_allowed_list:\s*(\S+)$/m.exec(t)?.[1];return(n?countCpuList(n):null)??os.availableParallelism()}
const round=(e,t)=>Math.round(e*10**t)/10**t;
var Nurse=class{#e;#t=null;#n=null;#r=null;#i=null;#a=null;#o=null;constructor(e=``){this.#e=e}start(){this.#t=findCgroup(this.#e).catch(()=>null);try{this.#n=monitorEventLoopDelay({resolution:LOOP_RESOLUTION_MS});this.#n.enable()}catch{this.#n=null}this.#i=null;this.#a=null;this.#r=null;this.#o=null}stop(){this.#n?.disable();this.#n=null}async check(){const e=this.#a===null;const t=process.hrtime.bigint();const n=process.cpuUsage();const r=e?0:Number(t-this.#a)/1e3;const i=!e&&this.#i&&r>0?(n.user-this.#i.user+(n.system-this.#i.system))/r:null;this.#i=n;this.#a=t;let a=null;let o=null;if(this.#n){if(!e&&this.#n.count>0){a=Math.max(0,this.#n.percentile(99)/1e6-LOOP_RESOLUTION_MS);o=Math.max(0,this.#n.max/1e6-LOOP_RESOLUTION_MS)}this.#n.reset()}let s=null;try{const t=performance$1.eventLoopUtilization();if(t.idle===0&&t.active===0)throw new Error(`unsupported`);if(!e&&this.#r)s=performance$1.eventLoopUtilization(t,this.#r).utilization;this.#r=t}catch{}let c=null;let l=null;try{const e=v8.getHeapStatistics();c=e.used_heap_size;l=e.heap_size_limit}catch{}let u=null;try{u=process.memoryUsage.rss()}catch{}const d=await this.#t;const f=d?await cpuQuota(d):null;const p=d?await memoryLimit(d):null;const m=await allowedCpus(this.#e);return{cgroup:d?.version??null,cpu:i===null?null:round(i,3),cpuLimit:round(f?Math.min(f.value,m):m,3),cpuThrottled:d&&f?await this.#s(d,f.dir):null,rss:u,heapUsed:c,heapLimit:l,memoryUsed:d&&p?await workingSet(d,p.dir):null,memoryLimit:p?p.value:os.totalmem(),loopDelay:a===null?null:round(a,1),loopDelayMax:o===null?null:round(o,1),loopUtilization:s===null?null:round(s,3)}}async#s(e,t){const n=await read(t+`/cpu.stat`);const r=statField(n,`nr_periods`);const i=statField(n,`nr_throttled`);if(r===null||i===null)return null;const a=this.#o;this.#o={dir:t,periods:r,throttled:i};if(!a||a.dir!==t)return null;const o=r-a.periods;return o>0?round((i-a.throttled)/o,3):0}};
// node_modules/pg-boss/dist/registrar.js
const events$1={error:`error`};
const RECORDED_OPTIONS=[`backend`,`max`,`useListenNotify`,`instanceHeartbeatSeconds`,`supervise`,`schedule`,`migrate`,`createSchema`,`superviseIntervalSeconds`,`maintenanceIntervalSeconds`,`monitorIntervalSeconds`,`queueCacheIntervalSeconds`,`bamIntervalSeconds`,`flowIntervalSeconds`,`reindex`,`reindexIntervalSeconds`,`monitorVacuum`,`clockMonitorIntervalSeconds`,`cronMonitorIntervalSeconds`,`cronWorkerIntervalSeconds`,`persistWarnings`,`warningRetentionDays`,`persistQueueStats`,`queueStatRetentionDays`,`warningSlowQuerySeconds`,`warningQueueSize`];
const RECORDED_WORK_OPTIONS=[`includeMetadata`,`ignoreStartAfter`,`minPriority`,`maxPriority`,`localGroupConcurrency`,`groupConcurrency`,`heartbeatRefreshSeconds`,`perJobResults`,`transactional`,`transactionTimeoutSeconds`,`notifyPollingIntervalSeconds`,`burstWhenReadyExceeds`,`burstWhenBatchFull`];
var Registrar=class extends EventEmitter$1{id;#e;#t;#n;#r;#i=null;#a=null;#o=new Nurse;#s;#c=false;#l=1;events=events$1;constructor(e,t,n,r){super();this.id=e;this.#e=t;this.#t=n;this.#n=r}async start(e=1){if(!this.#n.registerInstance||this.#r)return;this.#l=e;this.#c=true;this.#o.start();try{const{rows:e}=await this.#e.executeSql(registerInstance(this.#n.schema),await this.#f());this.#a=e[0]?.startedOn??null;await this.#u();await this.#e.executeSql(pruneInstanceLives(this.#n.schema,20),[this.id,this.#n.instanceName??null,os.hostname()])}catch(e){this.emit(events$1.error,e)}this.#r=this.#n.clock.setInterval(()=>{this.#d()},this.#n.instanceHeartbeatSeconds*1e3)}async stop(){if(!this.#r)return;this.#c=false;this.#n.clock.clearInterval(this.#r);this.#r=void 0;if(this.#s!==void 0){this.#n.clock.clearTimeout(this.#s);this.#s=void 0}await this.#i;this.#o.stop();try{await this.#e.executeSql(stopInstance(this.#n.schema),[this.id])}catch{}}async getInstances(e,t){const n=getInstances(this.#n.schema,t!==void 0);const{rows:r}=await this.#e.executeSql(n,t!==void 0?[t,e]:[e]);if(t!==void 0&&r.length===0){const{rows:e}=await this.#e.executeSql(instanceExists(this.#n.schema),[t]);assert(e.length>0,`getInstances: after names a row that no longer exists`)}const num=e=>e===null||e===void 0?null:Number(e);return r.map(e=>({...e,pid:Number(e.pid),heartbeatSeconds:Number(e.heartbeatSeconds),poolMax:num(e.poolMax),poolTotal:num(e.poolTotal),poolIdle:num(e.poolIdle),poolWaiting:num(e.poolWaiting),workers:typeof e.workers===`string`?JSON.parse(e.workers):e.workers,metrics:typeof e.metrics===`string`?JSON.parse(e.metrics):e.metrics,config:typeof e.config===`string`?JSON.parse(e.config):e.config,crashRestarts:Number(e.crashRestarts)}))}async#u(){const e=this.#n.clock;const t=new Date(e.now()-process.uptime()*1e3);const n=[this.id,this.#n.instanceName??null,os.hostname(),process.pid,t];await this.#e.executeSql(countCrashRestarts(this.#n.schema),n);const{rows:r}=await this.#e.executeSql(crashRecountAt(this.#n.schema),n);const i=r[0]?.recountAt?new Date(r[0].recountAt).getTime():null;if(i===null||!this.#c)return;this.#s=e.setTimeout(()=>{this.#s=void 0;this.#u().catch(e=>this.emit(events$1.error,e))},Math.max(1e3,i-e.now()+1e3))}#d(){if(this.#i)return;this.#i=(async()=>{try{await this.#e.executeSql(heartbeatInstance(this.#n.schema),[...await this.#f(),this.#a])}catch(e){this.emit(events$1.error,e)}finally{this.#i=null}})()}async#f(){const e=this.#n;const t=typeof this.#e.poolCounts===`function`?this.#e.poolCounts():null;return[this.id,e.instanceName??null,os.hostname(),process.pid,version,process.version,e.instanceHeartbeatSeconds,!!e.supervise,!!e.schedule,!!e.migrate,!!e.persistQueueStats,!!e.persistWarnings,t?.max??null,t?.total??null,t?.idle??null,t?.waiting??null,JSON.stringify(this.#m()),JSON.stringify(await this.#o.check()),JSON.stringify(this.#p())]}#p(){const e={adapter:this.#n.db?`custom`:`pg`};for(const t of RECORDED_OPTIONS){const n=this.#n[t];if(n!==void 0)e[t]=n}if(this.#l>1)e.startAttempt=this.#l;return e}#m(){const e=new Map;const latest=(e,t)=>{if(t===null)return e;const n=new Date(t).toISOString();return e===null||n>e?n:e};for(const t of this.#t.getWipData()){let n=e.get(t.workId);if(!n){n={id:t.workId,queue:t.name,localConcurrency:0,batchSize:t.options.batchSize??1,pollingIntervalSeconds:t.options.pollingIntervalSeconds??null,active:0,lastFetchedOn:null,lastJobEndedOn:null,lastErrorOn:null,options:{}};for(const e of RECORDED_WORK_OPTIONS){const r=t.options[e];if(r!==void 0)n.options[e]=r}e.set(t.workId,n)}n.localConcurrency++;n.active+=t.count;n.lastFetchedOn=latest(n.lastFetchedOn,t.lastFetchedOn);n.lastJobEndedOn=latest(n.lastJobEndedOn,t.lastJobEndedOn);n.lastErrorOn=latest(n.lastErrorOn,t.lastErrorOn)}return[...e.values()]}};
// node_modules/pg-boss/dist/index.js
const events=Object.freeze({error:`error`,warning:`warning`,wip:`wip`,stopped:`stopped`,bam:`bam`,flow:`flow`});
const START_RETRY_MAX_SECONDS=30;
var PgBoss=class extends EventEmitter$1{#e;#t;#n=null;#r=null;#i=null;#a=null;#o;#s;#c;#l;#u;#d;#f;#p;#m;#h;#g;constructor(e){super();this.#e=true;const t=getConfig(e);this.#s=t;const n=randomUUID();if(t.registerInstance&&!t.db&&!t.application_name)t.application_name=`pgboss:${n.slice(0,8)}`;let r=this.getDb();if(isAttachable(t.clock)){const e=trackActivity(r);r=e.db;this.#o=e.idle}this.#c=r;if(`_pgbdb`in this.#c&&this.#c._pgbdb)this.#_(this.#c);const i=new Contractor(r,t);const a=new Manager(r,t,n);const o=new Boss(r,a,t);const s=new Timekeeper(r,a,t);a.timekeeper=s;const c=new Bam(r,t);const l=new Navigator(r,a,t);const u=new Notifier(r,a,t);a.notifier=u;const d=new Registrar(n,r,a,t);this.#_(a);this.#_(o);this.#_(s);this.#_(c);this.#_(l);this.#_(u);this.#_(d);this.#l=o;this.#u=i;this.#d=a;this.#f=s;this.#p=c;this.#m=l;this.#h=u;this.#g=d}#_(e){for(const t of Object.values(e?.events))e.on(t,e=>this.emit(t,e))}async start(e={}){const{attempts:t=1}=e;assert(Number.isInteger(t)&&t>=1,`start() attempts must be an integer of 1 or more`);if(this.#i)await this.#i.catch(()=>{});if(this.#n)return this.#n;if(this.#t)return this;this.#e=false;this.#n=this.#v(t);try{return await this.#n}finally{this.#n=null}}async#v(e){const t={cancelled:false,wait:null};this.#r=t;try{for(let n=1;;n++)try{return await this.#y(n)}catch(r){if(n>=e||t.cancelled||r instanceof AssertionError)throw r;const i=Math.min(2**(n-1),START_RETRY_MAX_SECONDS);if(n===1)this.emit(events.warning,{message:`start() failed and will try again, up to ${e-1} more times: ${r?.message}`,data:{type:`start_retry`,attempts:e,error:r?.message}});t.wait=delay(i*1e3);await t.wait;t.wait=null;if(t.cancelled)throw r}}finally{this.#r=null}}async#y(e=1){if(isAttachable(this.#s.clock)){assert(typeof this.#c.setSessionStatements===`function`,`configuration assert: this db adapter does not implement setSessionStatements(), so a TestClock cannot reach every session it opens. Implement it to run the given statements on each new connection (or once, if the adapter has a single session).`);await this.#c.setSessionStatements([enableClockOverride()])}if(this.#c._pgbdb&&!this.#c.opened)await this.#c.open();await this.#b();if(this.#s.migrate)await this.#u.start();else await this.#u.check();if(isAttachable(this.#s.clock))this.#a=await this.#s.clock.attach({db:this.#c,schema:this.#s.schema,idle:this.#o});await this.#d.start();if(this.#s.useListenNotify)await this.#h.start();await this.#l.start();await this.#m.start();if(this.#s.schedule)await this.#f.start();if(this.#s.migrate)await this.#p.start();await this.#g.start(e);this.#t=true;return this}async#b(){try{const{rows:e}=await this.#c.executeSql(`SELECT version()`);const t=e?.[0]?.version||``;if(/yugabyte|-yb-/i.test(t)){if(!this.#s.noTablePartitioning||!this.#s.noAdvisoryLocks)this.emit(events.warning,{message:`YugabyteDB detected. YugabyteDB is not supported. Until the next major, backend: 'yugabytedb' avoids the table partitioning and advisory locks that fail there.`,data:{backend:`yugabytedb`}})}}catch{}}async stop(e={}){if(this.#r){this.#r.cancelled=true;this.#r.wait?.abort()}if(this.#n)await this.#n.catch(()=>{});if(this.#i)return this.#i;let{close:t=true,graceful:n=true,timeout:r=3e4}=e;if(this.#e&&t&&this.#c._pgbdb&&this.#c.opened){this.#i=this.#S();try{return await this.#i}finally{this.#i=null}}if(this.#e)return;r=Math.max(r,1e3);this.#i=this.#x(t,n,r);try{return await this.#i}finally{this.#i=null}}async#x(e,t,n){let r;const i=t?new Promise(e=>{r=setTimeout(e,n)}):Promise.resolve();try{await this.#h.stop();await this.#d.stop();await this.#f.stop();await this.#l.stop();await this.#m.stop();await this.#p.stop(i)}finally{clearTimeout(r)}const shutdown=async()=>{await this.#d.failWip();await this.#d.settleCleanups();await this.#g.stop();const t=this.#a;this.#a=null;try{if(t)await t[Symbol.asyncDispose]()}finally{if(isAttachable(this.#s.clock))await this.#c.setSessionStatements?.([])}if(e)await this.#S();this.#e=true;this.#t=false;this.emit(events.stopped)};if(!t){await shutdown();return}let a;const o=new Promise(e=>{a=setTimeout(e,n)});try{await Promise.race([this.#d.settleCleanups(),o])}finally{clearTimeout(a)}await shutdown()}async#S(){if(!this.#c._pgbdb||!this.#c.opened)return;await this.#c.close();await delay(10)}async send(...e){return await this.#d.send(...e)}async sendAfter(e,t,n,r){return this.#d.sendAfter(e,t,n,r)}sendThrottled(e,t,n,r,i){return this.#d.sendThrottled(e,t,n,r,i)}update(...e){return this.#d.update(...e)}upsert(...e){return this.#d.upsert(...e)}sendDebounced(e,t,n,r,i){return this.#d.sendDebounced(e,t,n,r,i)}insert(e,t,n){return this.#d.insert(e,t,n)}flow(e,t){return this.#d.flow(e,t)}fetch(e,t={}){return this.#d.fetch(e,t)}work(...e){return this.#d.work(...e)}offWork(e,t){return this.#d.offWork(e,t)}notifyWorker(e){return this.#d.notifyWorker(e)}subscribe(e,t){return this.#d.subscribe(e,t)}unsubscribe(e,t){return this.#d.unsubscribe(e,t)}publish(e,t,n){return this.#d.publish(e,t,n)}cancel(e,t,n){return this.#d.cancel(e,t,n)}resume(e,t,n){return this.#d.resume(e,t,n)}retry(e,t,n){return this.#d.retry(e,t,n)}deleteJob(e,t,n){return this.#d.deleteJob(e,t,n)}redrive(e,t){return this.#d.redrive(e,t)}previewRedrive(e,t){return this.#d.previewRedrive(e,t)}deleteQueuedJobs(e){return this.#d.deleteQueuedJobs(e)}deleteStoredJobs(e){return this.#d.deleteStoredJobs(e)}deleteAllJobs(e){return this.#d.deleteAllJobs(e)}complete(e,t,n,r){return this.#d.complete(e,t,n,r)}fail(e,t,n,r){return this.#d.fail(e,t,n,r)}touch(e,t,n){return this.#d.touch(e,t,n)}getJobById(e,t,n){return this.#d.getJobById(e,t,n)}findJobs(e,t){return this.#d.findJobs(e,t)}createQueue(e,t){return this.#d.createQueue(e,t)}getBlockedKeys(e,t){return this.#d.getBlockedKeys(e,t)}getDependencies(e,t,n){return this.#d.getDependencies(e,t,n)}getDependents(e,t,n){return this.#d.getDependents(e,t,n)}updateQueue(e,t){return this.#d.updateQueue(e,t)}deleteQueue(e){return this.#d.deleteQueue(e)}async getQueues(e,t){const n=assertListLimit(`getQueues`,t?.limit);assertListAfter(`getQueues`,t?.after);return this.#d.getQueues(e,n,t?.after)}getQueue(e){return this.#d.getQueue(e)}getQueueStats(e,t){return this.#d.getQueueStats(e,t)}async getInstances(e){const t=assertListLimit(`getInstances`,e?.limit);assertListAfter(`getInstances`,e?.after,true);return this.#g.getInstances(t,e?.after)}isMaintaining(){return this.#l.maintaining}isBamWorking(){return this.#p.working}isResolvingFlow(){return this.#m.working}isCheckingSkew(){return this.#f.checkingSkew}isTimekeeping(){return this.#f.timekeeping}supervise(e,t){return this.#l.supervise(e,t)}getReindexCommands(e){return this.#l.getReindexCommands(e)}resolveFlow(){return this.#m.resolveNow()}getWipData(e){return this.#d.getWipData(e)}getSpy(e){return this.#d.getSpy(e)}clearSpies(){this.#d.clearSpies()}isInstalled(){return this.#u.isInstalled()}schemaVersion(){return this.#u.schemaVersion()}detectSchemaDrift(){return this.#u.detectDrift({clockOverride:this.#a!==null})}schedule(e,t,n,r){return this.#f.schedule(e,t,n,r)}unschedule(e,t,n){return this.#f.unschedule(e,t,n)}async getSchedules(e,t,n){const r=assertListLimit(`getSchedules`,n?.limit);assertListAfterRow(`getSchedules`,n?.after,[`name`,`key`]);return this.#f.getSchedules(e,t,r,n?.after)}getSchedule(e,t){return this.#f.getSchedule(e,t)}previewSchedule(e,t){return this.#f.previewSchedule(e,t)}async getBamStatus(){const e=getBamStatus(this.#s.schema);const{rows:t}=await this.#c.executeSql(e);return t}async getBamEntries(e){const t=assertListLimit(`getBamEntries`,e?.limit);const n=e?.after;assertListAfter(`getBamEntries`,n,true);const r=getBamEntries(this.#s.schema,n!==void 0);const{rows:i}=await this.#c.executeSql(r,n!==void 0?[n,t]:[t]);if(n!==void 0&&i.length===0){const{rows:e}=await this.#c.executeSql(bamEntryExists(this.#s.schema),[n]);assert(e.length>0,`getBamEntries: after names a row that no longer exists`)}return i}getDb(){if(this.#c)return this.#c;if(this.#s.db)return this.#s.db;return new Db(this.#s)}};

export { PgBoss };
