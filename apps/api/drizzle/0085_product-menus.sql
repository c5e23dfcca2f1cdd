CREATE TABLE "product_choices" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"simulation_id" char(26) NOT NULL,
	"simulation_version" integer NOT NULL,
	"menu_version" integer NOT NULL,
	"term" smallint NOT NULL,
	"chosen_column" text NOT NULL,
	"chosen_by" text NOT NULL,
	"recorded_by" char(26) NOT NULL,
	"recorded_by_name" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"columns" jsonb NOT NULL,
	"without_installment_cents" bigint NOT NULL,
	"accepted" jsonb NOT NULL,
	"declined" jsonb NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_menus" (
	"dealer_id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_links" ADD COLUMN "chosen_column" text;--> statement-breakpoint
ALTER TABLE "customer_links" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_menus" ADD CONSTRAINT "product_menus_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_choices_simulation" ON "product_choices" USING btree ("simulation_id","id");