CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."proposal_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."simulation_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"correlation_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" char(26) NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_endpoint_key_pk" PRIMARY KEY("user_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"user_id" char(26) NOT NULL,
	"generation" integer NOT NULL,
	"refresh_hash" text NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"active_dealer_id" char(26),
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "user_dealers" (
	"user_id" char(26) NOT NULL,
	"dealer_id" char(26) NOT NULL,
	CONSTRAINT "user_dealers_user_id_dealer_id_pk" PRIMARY KEY("user_id","dealer_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"user_type" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_expires_on" date,
	"enabled" boolean DEFAULT true NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"default_dealer_id" char(26),
	"permissions" jsonb NOT NULL,
	"redirect_url" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"gmb_region_code" text NOT NULL,
	"gmf_region_code" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealer_groups" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "dealer_groups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"trading_name" text NOT NULL,
	"document" text NOT NULL,
	"gmf_code" text NOT NULL,
	"bac_code" text NOT NULL,
	"zip_code" text NOT NULL,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"complement" text,
	"neighbourhood" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"phone" text,
	"group_id" char(26) NOT NULL,
	"branch_id" char(26) NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "representative_branches" (
	"user_id" char(26) NOT NULL,
	"branch_id" char(26) NOT NULL,
	CONSTRAINT "representative_branches_user_id_branch_id_pk" PRIMARY KEY("user_id","branch_id")
);
--> statement-breakpoint
CREATE TABLE "proposal_history" (
	"proposal_id" char(26) NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" char(26),
	"actor_name" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"status_reason" text,
	"conditions" jsonb NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"seller_id" char(26) NOT NULL,
	"simulation_id" char(26) NOT NULL,
	"simulation_code" text NOT NULL,
	"copied_from_id" char(26),
	"person_type" text NOT NULL,
	"client_document" text NOT NULL,
	"client_name" text NOT NULL,
	"client" jsonb NOT NULL,
	"vehicle_additional_info" jsonb NOT NULL,
	"vehicle_label" text NOT NULL,
	"asset_type" smallint NOT NULL,
	"finance_type_id" smallint NOT NULL,
	"vehicle_value_cents" bigint NOT NULL,
	"entry_value_cents" bigint NOT NULL,
	"finance_value_cents" bigint NOT NULL,
	"term_months" smallint NOT NULL,
	"figures" jsonb NOT NULL,
	"simulation_date" date NOT NULL,
	"table_valid_until" date NOT NULL,
	"srs_valid_until" date,
	"analysis_id" text,
	"credit_decided_by" char(26),
	"pendency_answer" text,
	"changed_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposals_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "credit_consents" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"simulation_id" char(26) NOT NULL,
	"client_document" text NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"recorded_by" char(26) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_rows" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date,
	"base_cents" bigint NOT NULL,
	"client_cents" bigint NOT NULL,
	"dealer_cents" bigint NOT NULL,
	"employee_cents" bigint
);
--> statement-breakpoint
CREATE TABLE "pre_approvals" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"simulation_id" char(26) NOT NULL,
	"term_months" smallint NOT NULL,
	"status" text NOT NULL,
	"result" smallint,
	"tier_code" text,
	"protocol" text,
	"failure" text,
	"consulted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_tables" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"table_code" text NOT NULL,
	"source_table_code" text NOT NULL,
	"description" text NOT NULL,
	"finance_type_id" smallint NOT NULL,
	"person_type" text,
	"asset_type" smallint NOT NULL,
	"sale_type" text NOT NULL,
	"term_months" smallint NOT NULL,
	"rate_monthly" numeric(9, 8) NOT NULL,
	"min_entry_share" numeric(5, 4) NOT NULL,
	"max_vehicle_age_years" smallint,
	"balloon_share" numeric(5, 4),
	"tier_code" text NOT NULL,
	"tax_type" text NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"provider" text NOT NULL,
	"term_months" smallint NOT NULL,
	"asset_type" smallint NOT NULL,
	"person_type" text,
	"min_financed_cents" bigint NOT NULL,
	"max_financed_cents" bigint NOT NULL,
	"premium_cents" bigint NOT NULL,
	"effective_from" date NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "simulations" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"code" text NOT NULL,
	"dealer_id" char(26) NOT NULL,
	"seller_id" char(26) NOT NULL,
	"client_document" text,
	"client_name" text,
	"client" jsonb NOT NULL,
	"vehicle_label" text NOT NULL,
	"finance_type_id" smallint NOT NULL,
	"request" jsonb NOT NULL,
	"selected_term" smallint,
	"result" jsonb NOT NULL,
	"changed_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_models" (
	"id" integer PRIMARY KEY NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_prices" (
	"version_id" integer NOT NULL,
	"asset_type" smallint NOT NULL,
	"manufacturer_year" smallint NOT NULL,
	"model_year" smallint NOT NULL,
	"price_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"code" text NOT NULL,
	"option_code" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_dealers" ADD CONSTRAINT "user_dealers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_group_id_dealer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealers" ADD CONSTRAINT "dealers_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representative_branches" ADD CONSTRAINT "representative_branches_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_history" ADD CONSTRAINT "proposal_history_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_consents" ADD CONSTRAINT "credit_consents_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_approvals" ADD CONSTRAINT "pre_approvals_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_prices" ADD CONSTRAINT "vehicle_prices_version_id_vehicle_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."vehicle_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_versions" ADD CONSTRAINT "vehicle_versions_model_id_vehicle_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dealers_bac_code" ON "dealers" USING btree ("bac_code");--> statement-breakpoint
CREATE UNIQUE INDEX "dealers_gmf_code" ON "dealers" USING btree ("gmf_code");--> statement-breakpoint
CREATE INDEX "dealers_branch" ON "dealers" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "dealers_trading_name" ON "dealers" USING btree ("trading_name");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_history_key" ON "proposal_history" USING btree ("proposal_id","seq");--> statement-breakpoint
CREATE INDEX "proposals_dealer_recent" ON "proposals" USING btree ("dealer_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_seller_recent" ON "proposals" USING btree ("seller_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_recent" ON "proposals" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_document" ON "proposals" USING btree ("client_document");--> statement-breakpoint
CREATE INDEX "proposals_client_name" ON "proposals" USING gin (lower("client_name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_per_simulation" ON "proposals" USING btree ("simulation_id") WHERE copied_from_id is null and status <> 'NU';--> statement-breakpoint
CREATE INDEX "credit_consents_simulation" ON "credit_consents" USING btree ("simulation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_rows_key" ON "fee_rows" USING btree ("kind","state","effective_from");--> statement-breakpoint
CREATE INDEX "pre_approvals_simulation" ON "pre_approvals" USING btree ("simulation_id","consulted_at");--> statement-breakpoint
CREATE INDEX "price_tables_choice" ON "price_tables" USING btree ("finance_type_id","asset_type","sale_type","valid_until");--> statement-breakpoint
CREATE INDEX "product_prices_choice" ON "product_prices" USING btree ("asset_type","valid_until");--> statement-breakpoint
CREATE INDEX "simulations_dealer_recent" ON "simulations" USING btree ("dealer_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "simulations_seller_recent" ON "simulations" USING btree ("seller_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "simulations_recent" ON "simulations" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "simulations_document" ON "simulations" USING btree ("client_document");--> statement-breakpoint
CREATE INDEX "simulations_client_name" ON "simulations" USING gin (lower("client_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_models_manufacturer" ON "vehicle_models" USING btree ("manufacturer_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_prices_key" ON "vehicle_prices" USING btree ("version_id","asset_type","model_year","manufacturer_year");--> statement-breakpoint
CREATE INDEX "vehicle_versions_model" ON "vehicle_versions" USING btree ("model_id","description");--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER proposal_history_append_only BEFORE UPDATE OR DELETE ON "proposal_history" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER credit_consents_append_only BEFORE UPDATE OR DELETE ON "credit_consents" FOR EACH ROW EXECUTE FUNCTION refuse_change();
