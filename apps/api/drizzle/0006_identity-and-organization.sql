CREATE TABLE "sent_mails" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"user_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "lead_notifications" (
	"dealer_id" char(26) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"user_id" char(26) NOT NULL,
	"code" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulation_notifications" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"user_id" char(26) NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branch_channels" (
	"branch_id" char(26) NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "branch_channels_branch_id_channel_pk" PRIMARY KEY("branch_id","channel")
);
--> statement-breakpoint
CREATE TABLE "dealer_channels" (
	"dealer_id" char(26) NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dealer_channels_dealer_id_channel_pk" PRIMARY KEY("dealer_id","channel")
);
--> statement-breakpoint
CREATE TABLE "dealer_products" (
	"dealer_id" char(26) NOT NULL,
	"product" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dealer_products_dealer_id_product_pk" PRIMARY KEY("dealer_id","product")
);
--> statement-breakpoint
CREATE TABLE "dgi_clients" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" char(26) NOT NULL,
	CONSTRAINT "dgi_clients_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "dgi_users" (
	"table_id" char(26) NOT NULL,
	"bac_code" text NOT NULL,
	"document" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "dgi_users_table_id_bac_code_document_pk" PRIMARY KEY("table_id","bac_code","document")
);
--> statement-breakpoint
CREATE TABLE "uploaded_dealer_channels" (
	"table_id" char(26) NOT NULL,
	"bac_code" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "uploaded_dealer_channels_table_id_bac_code_channel_pk" PRIMARY KEY("table_id","bac_code","channel")
);
--> statement-breakpoint
ALTER TABLE "dealer_groups" DROP CONSTRAINT "dealer_groups_name_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_groups" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "esign_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_channels" ADD CONSTRAINT "branch_channels_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_channels" ADD CONSTRAINT "dealer_channels_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_products" ADD CONSTRAINT "dealer_products_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_mails_user" ON "sent_mails" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sent_mails_recent" ON "sent_mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "simulation_notifications_user" ON "simulation_notifications" USING btree ("user_id","type","id");--> statement-breakpoint
CREATE INDEX "dgi_clients_recent" ON "dgi_clients" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dgi_clients_name" ON "dgi_clients" USING gin (lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_dealers_dealer" ON "user_dealers" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "users_by_type" ON "users" USING btree ("user_type","username");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("user_type","role","username");--> statement-breakpoint
CREATE INDEX "users_username_search" ON "users" USING gin (lower(regexp_replace(normalize("username", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin (lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "branches_gmf_region" ON "branches" USING btree ("gmf_region_code");--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_groups_name" ON "dealer_groups" USING btree (lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')));--> statement-breakpoint
CREATE INDEX "dealers_place" ON "dealers" USING btree ("latitude","longitude");--> statement-breakpoint
-- the end of the trail as it stands: from now on every append moves it
INSERT INTO "settings" ("name", "value") SELECT 'audit-head', to_jsonb("hash") FROM "audit_entries" ORDER BY "seq" DESC LIMIT 1 ON CONFLICT DO NOTHING;
