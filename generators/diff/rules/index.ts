import type { Rule } from "../rule.ts";
import { encodingContentTypeNarrowed } from "./bodies/encoding-content-type-narrowed.ts";
import { encodingContentTypeWidened } from "./bodies/encoding-content-type-widened.ts";
import { encodingDefaultReplaced } from "./bodies/encoding-default-replaced.ts";
import { encodingStyleChanged } from "./bodies/encoding-style-changed.ts";
import { payloadNoLongerRequired } from "./bodies/payload-no-longer-required.ts";
import { replyBodyAdded } from "./bodies/reply-body-added.ts";
import { replyBodyRemoved } from "./bodies/reply-body-removed.ts";
import { replyMediaTypeAdded } from "./bodies/reply-media-type-added.ts";
import { replyMediaTypeRemoved } from "./bodies/reply-media-type-removed.ts";
import { requestBodyAdded } from "./bodies/request-body-added.ts";
import { requestBodyNewlyRequired } from "./bodies/request-body-newly-required.ts";
import { requestBodyNoLongerRequired } from "./bodies/request-body-no-longer-required.ts";
import { requestBodyRemoved } from "./bodies/request-body-removed.ts";
import { requestMediaTypeAdded } from "./bodies/request-media-type-added.ts";
import { requestMediaTypeRemoved } from "./bodies/request-media-type-removed.ts";
import { requiredRequestBodyAdded } from "./bodies/required-request-body-added.ts";
import { callbackAdded } from "./callbacks/callback-added.ts";
import { callbackRemoved } from "./callbacks/callback-removed.ts";
import { callbackUrlChanged } from "./callbacks/callback-url-changed.ts";
import { linkAdded } from "./callbacks/link-added.ts";
import { linkChanged } from "./callbacks/link-changed.ts";
import { linkRemoved } from "./callbacks/link-removed.ts";
import { componentRemoved } from "./components/component-removed.ts";
import { componentRenamed } from "./components/component-renamed.ts";
import { componentRenamedWithAlias } from "./components/component-renamed-with-alias.ts";
import { errorCodeAdded } from "./errors/error-code-added.ts";
import { errorCodeReclassified } from "./errors/error-code-reclassified.ts";
import { errorCodeRemoved } from "./errors/error-code-removed.ts";
import { errorRemedyChanged } from "./errors/error-remedy-changed.ts";
import { aliasAdded } from "./operations/alias-added.ts";
import { aliasRemoved } from "./operations/alias-removed.ts";
import { baseNotRead } from "./operations/base-not-read.ts";
import { deprecated } from "./operations/deprecated.ts";
import { examplesChanged } from "./operations/examples-changed.ts";
import { extensionChanged } from "./operations/extension-changed.ts";
import { noLongerDeprecated } from "./operations/no-longer-deprecated.ts";
import { operationAdded } from "./operations/operation-added.ts";
import { operationIdRenamed } from "./operations/operation-id-renamed.ts";
import { operationIdRenamedWithAlias } from "./operations/operation-id-renamed-with-alias.ts";
import { operationRegrouped } from "./operations/operation-regrouped.ts";
import { operationRemoved } from "./operations/operation-removed.ts";
import { operationRemovedAfterSunset } from "./operations/operation-removed-after-sunset.ts";
import { paginationAdded } from "./operations/pagination-added.ts";
import { paginationChanged } from "./operations/pagination-changed.ts";
import { paginationRemoved } from "./operations/pagination-removed.ts";
import { proseChanged } from "./operations/prose-changed.ts";
import { replayLessSafe } from "./operations/replay-less-safe.ts";
import { replayMoreSafe } from "./operations/replay-more-safe.ts";
import { singleUseChanged } from "./operations/single-use-changed.ts";
import { sunsetBroughtForward } from "./operations/sunset-brought-forward.ts";
import { sunsetPutOff } from "./operations/sunset-put-off.ts";
import { sunsetSet } from "./operations/sunset-set.ts";
import { tagsChanged } from "./operations/tags-changed.ts";
import { emptyValueRefused } from "./parameters/empty-value-refused.ts";
import { parameterAdded } from "./parameters/parameter-added.ts";
import { parameterContentTypeChanged } from "./parameters/parameter-content-type-changed.ts";
import { parameterMoved } from "./parameters/parameter-moved.ts";
import { parameterNewlyRequired } from "./parameters/parameter-newly-required.ts";
import { parameterNoLongerRequired } from "./parameters/parameter-no-longer-required.ts";
import { parameterRemoved } from "./parameters/parameter-removed.ts";
import { parameterRemovedAfterSunset } from "./parameters/parameter-removed-after-sunset.ts";
import { parameterSerializationChanged } from "./parameters/parameter-serialization-changed.ts";
import { parameterTakesList } from "./parameters/parameter-takes-list.ts";
import { pathParameterRenamed } from "./parameters/path-parameter-renamed.ts";
import { requiredParameterAdded } from "./parameters/required-parameter-added.ts";
import { reservedCharactersAllowed } from "./parameters/reserved-characters-allowed.ts";
import { reservedCharactersRefused } from "./parameters/reserved-characters-refused.ts";
import { answerStatusAdded } from "./replies/answer-status-added.ts";
import { answerStatusRemoved } from "./replies/answer-status-removed.ts";
import { errorStatusAdded } from "./replies/error-status-added.ts";
import { errorStatusChanged } from "./replies/error-status-changed.ts";
import { errorStatusRemoved } from "./replies/error-status-removed.ts";
import { replyHeaderAdded } from "./replies/reply-header-added.ts";
import { replyHeaderNewlyRequired } from "./replies/reply-header-newly-required.ts";
import { replyHeaderNoLongerRequired } from "./replies/reply-header-no-longer-required.ts";
import { replyHeaderRemoved } from "./replies/reply-header-removed.ts";
import { replyHeaderSerializationChanged } from "./replies/reply-header-serialization-changed.ts";
import { requiredReplyHeaderRemoved } from "./replies/required-reply-header-removed.ts";
import { responseStatusNarrowed } from "./replies/response-status-narrowed.ts";
import { responseStatusWidened } from "./replies/response-status-widened.ts";
import { successStatusAdded } from "./replies/success-status-added.ts";
import { successStatusRemoved } from "./replies/success-status-removed.ts";
import { keywordWithoutEffect } from "./schemas/annotations/keyword-without-effect.ts";
import { schemaDeprecated } from "./schemas/annotations/schema-deprecated.ts";
import { schemaExtensionChanged } from "./schemas/annotations/schema-extension-changed.ts";
import { schemaNoLongerDeprecated } from "./schemas/annotations/schema-no-longer-deprecated.ts";
import { schemaNotCompared } from "./schemas/annotations/schema-not-compared.ts";
import { arrayClosed } from "./schemas/arrays/array-closed.ts";
import { arrayOpened } from "./schemas/arrays/array-opened.ts";
import { containsLoosened } from "./schemas/arrays/contains-loosened.ts";
import { containsTightened } from "./schemas/arrays/contains-tightened.ts";
import { itemCountLoosened } from "./schemas/arrays/item-count-loosened.ts";
import { itemCountTightened } from "./schemas/arrays/item-count-tightened.ts";
import { uniqueItemsNoLongerRequired } from "./schemas/arrays/unique-items-no-longer-required.ts";
import { uniqueItemsRequired } from "./schemas/arrays/unique-items-required.ts";
import { multipleLoosened } from "./schemas/numbers/multiple-loosened.ts";
import { multipleTightened } from "./schemas/numbers/multiple-tightened.ts";
import { numberBoundsLoosened } from "./schemas/numbers/number-bounds-loosened.ts";
import { numberBoundsTightened } from "./schemas/numbers/number-bounds-tightened.ts";
import { dependencyLoosened } from "./schemas/objects/dependency-loosened.ts";
import { dependencyTightened } from "./schemas/objects/dependency-tightened.ts";
import { objectClosed } from "./schemas/objects/object-closed.ts";
import { objectOpened } from "./schemas/objects/object-opened.ts";
import { patternPropertiesAdded } from "./schemas/objects/pattern-properties-added.ts";
import { patternPropertiesRemoved } from "./schemas/objects/pattern-properties-removed.ts";
import { propertyAdded } from "./schemas/objects/property-added.ts";
import { propertyAddedToClosedObject } from "./schemas/objects/property-added-to-closed-object.ts";
import { propertyAllowed } from "./schemas/objects/property-allowed.ts";
import { propertyBecameReadOnly } from "./schemas/objects/property-became-read-only.ts";
import { propertyBecameWriteOnly } from "./schemas/objects/property-became-write-only.ts";
import { propertyCountLoosened } from "./schemas/objects/property-count-loosened.ts";
import { propertyCountTightened } from "./schemas/objects/property-count-tightened.ts";
import { propertyForbidden } from "./schemas/objects/property-forbidden.ts";
import { propertyNamesLoosened } from "./schemas/objects/property-names-loosened.ts";
import { propertyNamesTightened } from "./schemas/objects/property-names-tightened.ts";
import { propertyNewlyRequired } from "./schemas/objects/property-newly-required.ts";
import { propertyNoLongerReadOnly } from "./schemas/objects/property-no-longer-read-only.ts";
import { propertyNoLongerRequired } from "./schemas/objects/property-no-longer-required.ts";
import { propertyNoLongerWriteOnly } from "./schemas/objects/property-no-longer-write-only.ts";
import { propertyRemoved } from "./schemas/objects/property-removed.ts";
import { contentEncodingChanged } from "./schemas/strings/content-encoding-changed.ts";
import { contentSchemaChanged } from "./schemas/strings/content-schema-changed.ts";
import { formatLoosened } from "./schemas/strings/format-loosened.ts";
import { formatNoteChanged } from "./schemas/strings/format-note-changed.ts";
import { formatTightened } from "./schemas/strings/format-tightened.ts";
import { lengthLoosened } from "./schemas/strings/length-loosened.ts";
import { lengthTightened } from "./schemas/strings/length-tightened.ts";
import { patternLoosened } from "./schemas/strings/pattern-loosened.ts";
import { patternTightened } from "./schemas/strings/pattern-tightened.ts";
import { discriminatorChanged } from "./schemas/unions/discriminator-changed.ts";
import { mappingEntryAdded } from "./schemas/unions/mapping-entry-added.ts";
import { mappingEntryChanged } from "./schemas/unions/mapping-entry-changed.ts";
import { mappingEntryRemoved } from "./schemas/unions/mapping-entry-removed.ts";
import { mappingEntryRenamed } from "./schemas/unions/mapping-entry-renamed.ts";
import { overlapAccepted } from "./schemas/unions/overlap-accepted.ts";
import { overlapRefused } from "./schemas/unions/overlap-refused.ts";
import { unionBranchAdded } from "./schemas/unions/union-branch-added.ts";
import { unionBranchRemoved } from "./schemas/unions/union-branch-removed.ts";
import { unionLoosened } from "./schemas/unions/union-loosened.ts";
import { unionTightened } from "./schemas/unions/union-tightened.ts";
import { constantChanged } from "./schemas/values/constant-changed.ts";
import { defaultChanged } from "./schemas/values/default-changed.ts";
import { enumIntroduced } from "./schemas/values/enum-introduced.ts";
import { enumLifted } from "./schemas/values/enum-lifted.ts";
import { enumMemberAdded } from "./schemas/values/enum-member-added.ts";
import { enumMemberRemoved } from "./schemas/values/enum-member-removed.ts";
import { exclusionLoosened } from "./schemas/values/exclusion-loosened.ts";
import { exclusionTightened } from "./schemas/values/exclusion-tightened.ts";
import { extensibleEnumChanged } from "./schemas/values/extensible-enum-changed.ts";
import { nullAllowed } from "./schemas/values/null-allowed.ts";
import { nullForbidden } from "./schemas/values/null-forbidden.ts";
import { schemaMadeSatisfiable } from "./schemas/values/schema-made-satisfiable.ts";
import { schemaReplaced } from "./schemas/values/schema-replaced.ts";
import { schemaUnsatisfiable } from "./schemas/values/schema-unsatisfiable.ts";
import { typeNarrowed } from "./schemas/values/type-narrowed.ts";
import { typeWidened } from "./schemas/values/type-widened.ts";
import { valueAllowed } from "./schemas/values/value-allowed.ts";
import { valueForbidden } from "./schemas/values/value-forbidden.ts";
import { valueSentAsText } from "./schemas/values/value-sent-as-text.ts";
import { demandedScopeRemoved } from "./security/demanded-scope-removed.ts";
import { idleSecuritySchemeChanged } from "./security/idle-security-scheme-changed.ts";
import { oauthFlowAdded } from "./security/oauth-flow-added.ts";
import { oauthFlowRemoved } from "./security/oauth-flow-removed.ts";
import { oauthScopeAdded } from "./security/oauth-scope-added.ts";
import { oauthScopeRemoved } from "./security/oauth-scope-removed.ts";
import { oauthUrlChanged } from "./security/oauth-url-changed.ts";
import { securityAdded } from "./security/security-added.ts";
import { securityAlternativeAdded } from "./security/security-alternative-added.ts";
import { securityAlternativeRemoved } from "./security/security-alternative-removed.ts";
import { securityEased } from "./security/security-eased.ts";
import { securityRemoved } from "./security/security-removed.ts";
import { securitySchemeChanged } from "./security/security-scheme-changed.ts";
import { securitySchemeDemanded } from "./security/security-scheme-demanded.ts";
import { securityScopeDemanded } from "./security/security-scope-demanded.ts";
import { basePathMoved } from "./servers/base-path-moved.ts";
import { serverAdded } from "./servers/server-added.ts";
import { serverChoiceAdded } from "./servers/server-choice-added.ts";
import { serverChoiceRemoved } from "./servers/server-choice-removed.ts";
import { serverDefaultChanged } from "./servers/server-default-changed.ts";
import { serverRemoved } from "./servers/server-removed.ts";
import { webhookAdded } from "./webhooks/webhook-added.ts";
import { webhookMethodChanged } from "./webhooks/webhook-method-changed.ts";
import { webhookRemoved } from "./webhooks/webhook-removed.ts";
import { webhookRemovedAfterSunset } from "./webhooks/webhook-removed-after-sunset.ts";

/** Every kind of change that is told, by name. */
export const RULES: readonly Rule[] = [
  answerStatusAdded,
  answerStatusRemoved,
  arrayClosed,
  arrayOpened,
  basePathMoved,
  callbackAdded,
  callbackRemoved,
  callbackUrlChanged,
  componentRemoved,
  componentRenamed,
  componentRenamedWithAlias,
  constantChanged,
  containsLoosened,
  containsTightened,
  contentEncodingChanged,
  contentSchemaChanged,
  defaultChanged,
  dependencyLoosened,
  dependencyTightened,
  baseNotRead,
  deprecated,
  discriminatorChanged,
  emptyValueRefused,
  encodingContentTypeNarrowed,
  encodingContentTypeWidened,
  encodingDefaultReplaced,
  encodingStyleChanged,
  enumIntroduced,
  enumLifted,
  enumMemberAdded,
  enumMemberRemoved,
  errorCodeAdded,
  errorCodeReclassified,
  errorCodeRemoved,
  errorRemedyChanged,
  errorStatusAdded,
  errorStatusChanged,
  errorStatusRemoved,
  examplesChanged,
  exclusionLoosened,
  exclusionTightened,
  extensibleEnumChanged,
  extensionChanged,
  formatLoosened,
  formatNoteChanged,
  formatTightened,
  itemCountLoosened,
  itemCountTightened,
  keywordWithoutEffect,
  lengthLoosened,
  lengthTightened,
  linkAdded,
  linkChanged,
  linkRemoved,
  mappingEntryAdded,
  mappingEntryChanged,
  mappingEntryRemoved,
  mappingEntryRenamed,
  multipleLoosened,
  multipleTightened,
  noLongerDeprecated,
  nullAllowed,
  nullForbidden,
  numberBoundsLoosened,
  numberBoundsTightened,
  oauthFlowAdded,
  oauthFlowRemoved,
  oauthScopeAdded,
  oauthScopeRemoved,
  demandedScopeRemoved,
  oauthUrlChanged,
  objectClosed,
  objectOpened,
  operationAdded,
  operationIdRenamed,
  operationIdRenamedWithAlias,
  aliasAdded,
  aliasRemoved,
  operationRegrouped,
  operationRemoved,
  operationRemovedAfterSunset,
  overlapAccepted,
  overlapRefused,
  paginationAdded,
  paginationChanged,
  paginationRemoved,
  parameterAdded,
  parameterContentTypeChanged,
  parameterMoved,
  parameterNewlyRequired,
  parameterNoLongerRequired,
  parameterRemoved,
  parameterRemovedAfterSunset,
  parameterSerializationChanged,
  parameterTakesList,
  pathParameterRenamed,
  patternLoosened,
  patternPropertiesAdded,
  patternPropertiesRemoved,
  patternTightened,
  payloadNoLongerRequired,
  propertyAdded,
  propertyAddedToClosedObject,
  propertyAllowed,
  propertyBecameReadOnly,
  propertyBecameWriteOnly,
  propertyCountLoosened,
  propertyCountTightened,
  propertyForbidden,
  propertyNamesLoosened,
  propertyNamesTightened,
  propertyNewlyRequired,
  propertyNoLongerReadOnly,
  propertyNoLongerRequired,
  propertyNoLongerWriteOnly,
  propertyRemoved,
  proseChanged,
  replayLessSafe,
  replayMoreSafe,
  replyBodyAdded,
  replyBodyRemoved,
  replyHeaderAdded,
  replyHeaderNewlyRequired,
  replyHeaderNoLongerRequired,
  replyHeaderRemoved,
  replyHeaderSerializationChanged,
  replyMediaTypeAdded,
  replyMediaTypeRemoved,
  requestBodyAdded,
  requestBodyNewlyRequired,
  requestBodyNoLongerRequired,
  requestBodyRemoved,
  requestMediaTypeAdded,
  requestMediaTypeRemoved,
  requiredParameterAdded,
  requiredReplyHeaderRemoved,
  requiredRequestBodyAdded,
  reservedCharactersAllowed,
  reservedCharactersRefused,
  responseStatusWidened,
  responseStatusNarrowed,
  schemaDeprecated,
  schemaExtensionChanged,
  schemaNoLongerDeprecated,
  schemaNotCompared,
  securityAdded,
  securityAlternativeAdded,
  securityAlternativeRemoved,
  securityEased,
  securityRemoved,
  idleSecuritySchemeChanged,
  securitySchemeChanged,
  securitySchemeDemanded,
  securityScopeDemanded,
  serverAdded,
  serverChoiceAdded,
  serverChoiceRemoved,
  serverDefaultChanged,
  serverRemoved,
  singleUseChanged,
  successStatusAdded,
  successStatusRemoved,
  sunsetBroughtForward,
  sunsetPutOff,
  sunsetSet,
  tagsChanged,
  schemaMadeSatisfiable,
  schemaReplaced,
  schemaUnsatisfiable,
  typeNarrowed,
  typeWidened,
  unionBranchAdded,
  unionBranchRemoved,
  unionLoosened,
  unionTightened,
  uniqueItemsNoLongerRequired,
  uniqueItemsRequired,
  valueAllowed,
  valueForbidden,
  valueSentAsText,
  webhookAdded,
  webhookMethodChanged,
  webhookRemoved,
  webhookRemovedAfterSunset,
];
