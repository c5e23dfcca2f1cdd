CREATE TABLE "watched_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"changes" bigint DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE FUNCTION count_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO watched_changes DEFAULT VALUES; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER branch_channels_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "branch_channels" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER campaigns_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "campaigns" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER dealer_channels_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "dealer_channels" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER dealer_products_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "dealer_products" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER dealers_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "dealers" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER fee_rows_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "fee_rows" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER iof_rows_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "iof_rows" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER manufacturers_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "manufacturers" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER plan_rules_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "plan_rules" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER price_tables_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_tables" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER product_prices_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_prices" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER profile_parameters_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "profile_parameters" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER tables_in_force_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tables_in_force" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER vaps_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vaps" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER vehicle_models_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_models" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER vehicle_prices_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_prices" FOR EACH STATEMENT EXECUTE FUNCTION count_change();--> statement-breakpoint
CREATE TRIGGER vehicle_versions_watched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_versions" FOR EACH STATEMENT EXECUTE FUNCTION count_change();
